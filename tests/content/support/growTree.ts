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

/** A node of a tree: a leaf, or a question with its branches. */
export type TreeNode = {
  /** Training rows of each class, in the order of the classes. */
  readonly counts: readonly number[];
  readonly column?: string;
  /** The limit of a question about a number: the first branch is up to it. */
  readonly limit?: number;
  /** By the value of a nominal column; of a number, `low` and `high`. */
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
 * The tree of Decision Tree without pruning: its first split, again in each
 * part, down to the maximal depth.
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

/** The leaf that a row of a table reaches; the node itself where no branch fits. */
export function leafOf(tree: TreeNode, table: Table, row: number): TreeNode {
  if (!tree.branches) {
    return tree;
  }
  const value = table.find(({name}) => name === tree.column)?.values[row];
  const branch = tree.branches.get(branchOf(tree, value));
  return branch ? leafOf(branch, table, row) : tree;
}

/** What the tree says of each row: the class with the most rows, the first of equals. */
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
