import {normalProbability} from '../numbers/distributions';
import type {TreeLabels} from './splitBenefit';
import {leafOf} from './treeGrowth';
import type {TreeNode} from './treeGrowth';

/** Minimum improvement in expected errors for keeping branches. */
const PREFERENCE = 0.001;

/** Returns the quantile of the standard normal distribution. */
function normalLimit(share: number): number {
  let low = -6;
  let high = 6;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalProbability(middle) < share) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}

/**
 * Estimates the errors of a leaf pessimistically.
 * @param wrong Share of wrong rows.
 */
export function pessimisticErrors(
  rows: number,
  wrong: number,
  confidence: number,
): number {
  if (wrong < 1e-6) {
    return wrong + rows * (1 - Math.exp(Math.log(confidence) / rows));
  }
  if (wrong + 0.5 >= rows) {
    return wrong + 0.67 * (rows - wrong);
  }
  const square = normalLimit(1 - confidence) ** 2;
  const start = wrong + 0.5;
  const root = Math.sqrt(square * (start * (1 - start / rows) + square / 4));
  return (rows * (start + square / 2 + root)) / (rows + square);
}

function errorsOf({rows, counts, best}: TreeNode, confidence: number): number {
  const wrong = (rows.length - (counts[best] ?? 0)) / rows.length;
  return pessimisticErrors(rows.length, wrong, confidence);
}

function prunedBelow(
  node: TreeNode,
  labels: TreeLabels,
  confidence: number,
): TreeNode {
  const branches = node.branches.map((branch) => ({
    ...branch,
    node: prunedBelow(branch.node, labels, confidence),
  }));
  if (!branches.length || branches.some((one) => one.node.branches.length)) {
    return {...node, branches};
  }
  const classes = new Set(branches.map((branch) => branch.node.best));
  const leaf = leafOf(node.rows, labels);
  const errors = branches.reduce(
    (sum, branch) =>
      sum +
      (errorsOf(branch.node, confidence) * branch.node.rows.length) /
        node.rows.length,
    0,
  );
  return classes.size <= 1 || errorsOf(leaf, confidence) - PREFERENCE <= errors
    ? leaf
    : {...node, branches};
}

/** Prunes a tree. The root is never pruned. */
export function prunedTree(
  root: TreeNode,
  labels: TreeLabels,
  confidence: number,
): TreeNode {
  return {
    ...root,
    branches: root.branches.map((branch) => ({
      ...branch,
      node: prunedBelow(branch.node, labels, confidence),
    })),
  };
}
