import type {Prediction} from '../models/prediction';
import {withPredictions} from '../models/prediction';
import type {TreeLabels} from './splitBenefit';
import type {TreeNode} from './treeGrowth';
import {columnWithRole} from '../tables/columnsByRole';
import type {Column, Table} from '../types';

/** Adds up the class counts of all leaves below a node. */
function leafCounts({branches, counts}: TreeNode): readonly number[] {
  return branches.length
    ? branches
        .map(({node}) => leafCounts(node))
        .reduce((all, part) => all.map((one, at) => one + (part[at] ?? 0)))
    : counts;
}

function share(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
}

/**
 * Predicts a row with a tree. If no branch matches, the class counts of the
 * node's leaves are used.
 */
export function predictRow(
  root: TreeNode,
  table: Table,
  row: number,
  labels: TreeLabels,
): Prediction {
  let node = root;
  for (;;) {
    const {column: name, branches} = node;
    if (!branches.length) {
      return {
        value: labels.classes[node.best] ?? null,
        confidences: share(node.counts),
      };
    }
    const column = table.find((one) => one.name === name) as Column;
    const branch = branches.find(({test}) => test(column, row));
    if (!branch) {
      const counts = leafCounts(node);
      return {
        value: labels.classes[counts.indexOf(Math.max(...counts))] ?? null,
        confidences: share(counts),
      };
    }
    node = branch.node;
  }
}

/** Adds the predictions of a tree to a table. */
export function applyTree(
  root: TreeNode,
  table: Table,
  training: Table,
  labels: TreeLabels,
): Table {
  const label = columnWithRole(training, 'label') as Column;
  const rows = table[0]?.values ?? [];
  return withPredictions(
    table,
    {...label, knownValues: labels.classes},
    rows.map((_, row) => predictRow(root, table, row, labels)),
  );
}

/** Sorts the branches of each node by text. */
export function inTextOrder(node: TreeNode): TreeNode {
  return {
    ...node,
    branches: node.branches
      .map((branch) => ({...branch, node: inTextOrder(branch.node)}))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/**
 * Converts the leaves of a tree to a table with their conditions, their number
 * of rows per class, and the predicted class.
 */
export function leavesTable(root: TreeNode, labels: TreeLabels): Table {
  const leaves: {path: string; node: TreeNode}[] = [];
  const visit = (node: TreeNode, path: readonly string[]) => {
    if (!node.branches.length) {
      leaves.push({path: path.join(', '), node});
    }
    node.branches.forEach(({name, node: below}) => {
      visit(below, [...path, name]);
    });
  };
  visit(root, []);
  return [
    {name: 'leaf', type: 'nominal', values: leaves.map(({path}) => path)},
    ...labels.classes.map((name, at): Column => ({
      name,
      type: 'integer',
      values: leaves.map(({node}) => node.counts[at] ?? 0),
    })),
    {
      name: 'prediction',
      type: 'nominal',
      values: leaves.map(({node}) => labels.classes[node.best] ?? null),
    },
  ];
}
