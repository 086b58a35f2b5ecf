import {complete} from '../../../_shared/tables/complete';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {innerNumbers} from '../../../_shared/tables/innerNumbers';
import {partCounts, treeLabels} from '../../../_shared/trees/splitBenefit';
import type {Benefit, TreeLabels} from '../../../_shared/trees/splitBenefit';
import {CRITERIA} from '../../../_shared/trees/splitCriteria';
import type {Criterion} from '../../../_shared/trees/splitCriteria';
import {knownValues} from '../../../_shared/tables/knownValues';
import type {TreeNode} from '../../../_shared/trees/treeGrowth';
import {inTextOrder, leavesTable} from '../../../_shared/trees/treeModel';
import {treeOfSettings} from '../../../_shared/trees/treeSettings';
import type {Column, Run, Table} from '../../../_shared/types';

/** Minimal gain of the inner Decision Tree: its default. */
const MINIMAL_GAIN = 0.01;

/**
 * Benefit of a column without missing values in Decision Tree, on some rows.
 * Null if the column cannot split them.
 */
function benefitIn(
  column: Column,
  rows: readonly number[],
  labels: TreeLabels,
): Benefit | null {
  const worth = CRITERIA.gain_ratio as Criterion;
  const all = innerNumbers(column);
  const values = rows.map((row) => all[row] as number);
  if (isNominal(column)) {
    const counts = partCounts(values, rows, knownValues(column).length, labels);
    const used = counts.filter((part) => part.some((count) => count > 0));
    return used.length > 1
      ? {column, limit: null, benefit: worth(used, MINIMAL_GAIN)}
      : null;
  }
  const known = [...new Set(values)].sort((a, b) => a - b);
  return known
    .slice(1)
    .map((value, at) => ((known[at] as number) + value) / 2)
    .map((limit): Benefit => {
      const parts = values.map((value) => Number(value > limit));
      const counts = partCounts(parts, rows, 2, labels);
      return {column, limit, benefit: worth(counts, MINIMAL_GAIN)};
    })
    .reduce<Benefit | null>(
      (best, found) => (found.benefit > (best?.benefit ?? 0) ? found : best),
      null,
    );
}

/**
 * Grows a Decision Tree with default settings, on a table without missing
 * values.
 */
function decisionTree(table: Table, labels: TreeLabels): TreeNode {
  return treeOfSettings(
    table,
    labels,
    {},
    {
      benefits: (rows, columns) =>
        [
          ...columns.filter(isNominal),
          ...columns.filter((column) => !isNominal(column)),
        ]
          .map((column) => benefitIn(column, rows, labels))
          .filter((benefit) => benefit !== null),
    },
  );
}

/**
 * Limits of the numeric columns, in the order of the nodes from the root down.
 */
function limitsOf(node: TreeNode): (readonly [string, number])[] {
  const below = node.branches.flatMap((branch) => limitsOf(branch.node));
  return typeof node.limit === 'number' && node.branches.length
    ? [[node.column ?? '', node.limit], ...below]
    : below;
}

const shown = (limit: number): string =>
  Number.isFinite(limit)
    ? limit.toFixed(2)
    : String(limit).replace('Infinity', '∞');

/**
 * Converts numbers to ranges between limits. A number at a limit belongs to the
 * lower range.
 */
function inRanges(column: Column, limits: readonly number[]): Column {
  const sorted = [...limits].sort((a, b) => a - b);
  const listed = limits
    .map((limit) =>
      Number.isInteger(limit) ? limit.toFixed(1) : String(limit),
    )
    .join(', ');
  const bounds = [-Infinity, ...sorted, Infinity];
  const names = bounds
    .slice(1)
    .map(
      (upper, at) =>
        `${column.name}=[${listed}] in ${shown(bounds[at] as number)} to ${shown(upper)}`,
    );
  return {
    ...column,
    type: 'nominal',
    knownValues: names,
    values: column.values.map((value) =>
      value === null
        ? null
        : (names[
            bounds.slice(1).findIndex((upper) => Number(value) <= upper)
          ] ?? null),
    ),
  };
}

/**
 * Decision Tree (Multiway) around a Decision Tree with default settings, on a
 * table without missing values. Returns the leaves of the `first` tree and of
 * the `model`, the training table in `ranges`, and `unlabelled data` in the
 * same ranges.
 */
export const run: Run = (inputs) => {
  const {'training set': training, 'unlabelled data': data = []} = inputs;
  const table = complete(training);
  const labels = treeLabels(table);
  const first = decisionTree(table, labels);
  const found = limitsOf(first);
  const cut = (columns: Table): Table =>
    columns.map((column) => {
      const limits = found
        .filter(([name]) => name === column.name)
        .map(([, limit]) => limit);
      return limits.length ? inRanges(column, limits) : column;
    });
  const ranges = cut(table);
  const second = decisionTree(ranges, labels);
  return {
    first: leavesTable(inTextOrder(first), labels),
    ranges,
    model: leavesTable(inTextOrder(second), labels),
    'new ranges': cut(data),
  };
};
