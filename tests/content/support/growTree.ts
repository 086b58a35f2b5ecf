import {run} from '../../../plugins/operator-lab/operators/modeling/predictive/trees/parallel_decision_tree';
import {columnWithRole} from '../../../plugins/operator-lab/operators/_shared/tables/columnsByRole';
import {knownValues} from '../../../plugins/operator-lab/operators/_shared/tables/knownValues';
import type {Prediction} from '../../../plugins/operator-lab/operators/_shared/models/prediction';
import type {
  Settings,
  Table,
  Value,
} from '../../../plugins/operator-lab/operators/_shared/types';
import {rowsWhere} from './rows';

/** A node of a tree: a leaf, or a split with its branches. */
export type TreeNode = {
  /** Number of training rows of each class, in class order. */
  readonly counts: readonly number[];
  readonly column?: string;
  /** Limit of a numeric split. The first branch includes it. */
  readonly limit?: number;
  /**
   * Branches by the value of a nominal column; `low` and `high` for a numeric
   * column.
   */
  readonly branches?: ReadonlyMap<string, TreeNode>;
};

function branchOf(node: TreeNode, value: Value | undefined): string {
  return node.limit === undefined
    ? String(value ?? '?')
    : value === null
      ? '?'
      : Number(value) <= node.limit
        ? 'low'
        : 'high';
}

/**
 * Grows a tree like Decision Tree without pruning: finds the first split, then
 * repeats in each part, down to the maximal depth.
 */
export function growTree(
  table: Table,
  classes: readonly string[],
  depth: number,
  settings: Settings,
): TreeNode {
  const label = columnWithRole(table, 'label');
  const counts = classes.map(
    (name) => label?.values.filter((value) => value === name).length ?? 0,
  );
  const isPure = counts.filter((count) => count > 0).length < 2;
  if (depth <= 1 || isPure) {
    return {counts};
  }
  const [name, limit] = (
    run({'training set': table}, settings).split ?? []
  ).map(({values}) => values[0]);
  const column = table.find((one) => one.name === name);
  if (!column) {
    return {counts};
  }
  const question: TreeNode = {
    counts,
    column: column.name,
    ...(typeof limit === 'number' && {limit}),
  };
  const places = column.values.map((value) => branchOf(question, value));
  const names =
    typeof limit === 'number'
      ? ['low', 'high', '?']
      : [...knownValues(column), '?'];
  return {
    ...question,
    branches: new Map(
      names
        .filter((branch) => places.includes(branch))
        .map((branch) => [
          branch,
          growTree(
            rowsWhere(table, (row) => places[row] === branch),
            classes,
            depth - 1,
            settings,
          ),
        ]),
    ),
  };
}

/**
 * Finds the leaf for a row of a table. Stops at an inner node without a
 * matching branch.
 */
export function leafOf(tree: TreeNode, table: Table, row: number): TreeNode {
  if (!tree.branches) {
    return tree;
  }
  const value = table.find(({name}) => name === tree.column)?.values[row];
  const branch = tree.branches.get(branchOf(tree, value));
  return branch ? leafOf(branch, table, row) : tree;
}

/**
 * Predicts the largest class of each row's leaf. Of equal classes, the first
 * one.
 */
export function predict(
  tree: TreeNode,
  table: Table,
  classes: readonly string[],
): Prediction[] {
  return (table[0]?.values ?? []).map((_, row) => {
    const {counts} = leafOf(tree, table, row);
    const total = counts.reduce((sum, count) => sum + count, 0);
    return {
      value: classes[counts.indexOf(Math.max(...counts))] ?? null,
      confidences: counts.map((count) => count / total),
    };
  });
}
