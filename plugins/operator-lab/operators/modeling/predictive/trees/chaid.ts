import {sum} from '../../../_shared/numbers/averages';
import {
  innerNumbers,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {partCounts, treeLabels} from '../../../_shared/trees/splitBenefit';
import type {Benefit, TreeLabels} from '../../../_shared/trees/splitBenefit';
import {knownValues} from '../../../_shared/tables/knownValues';
import {applyTree, leavesTable} from '../../../_shared/trees/treeModel';
import {treeOfSettings} from '../../../_shared/trees/treeSettings';
import type {Column, Run} from '../../../_shared/types';

/**
 * Chi-squared statistic of a column's values and the classes. A missing value
 * counts as the first value.
 */
function chiSquared(
  column: Column,
  rows: readonly number[],
  labels: TreeLabels,
): number {
  const places = innerNumbers(column);
  const parts = rows.map((row) => {
    const place = places[row] as number;
    return Number.isNaN(place) ? 0 : place;
  });
  const counts = partCounts(parts, rows, knownValues(column).length, labels);
  const classes = labels.classes.map((_, at) =>
    sum(counts.map((part) => part[at] ?? 0)),
  );
  const total = sum(classes);
  return sum(
    counts.flatMap((part) =>
      part.map((count, at) => {
        const expected = (sum(part) * (classes[at] ?? 0)) / total;
        return expected > 0 ? (count - expected) ** 2 / expected : 0;
      }),
    ),
  );
}

/**
 * CHAID: grows a tree of nominal columns, each split by the largest chi-squared
 * statistic. `criteria` has the statistic of each column on all rows, `model`
 * the leaves, and `labelled data` the predictions for `unlabelled data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const labels = treeLabels(table);
  const benefits = (
    rows: readonly number[],
    columns: readonly Column[],
  ): Benefit[] =>
    columns.map((column) => ({
      column,
      limit: null,
      benefit: chiSquared(column, rows, labels),
    }));
  const root = treeOfSettings(table, labels, settings, {
    benefits,
  });
  const all = benefits(
    Array.from({length: rowCount(table)}, (_, row) => row),
    regularColumns(table),
  );
  return {
    model: leavesTable(root, labels),
    criteria: [
      {
        name: 'column',
        type: 'nominal',
        values: all.map(({column}) => column.name),
      },
      {
        name: 'chi-squared',
        type: 'real',
        values: all.map(({benefit}) => benefit),
      },
    ],
    'labelled data': applyTree(root, data, table, labels),
  };
};
