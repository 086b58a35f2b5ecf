import {benefitOf, treeLabels} from '../../../_shared/trees/splitBenefit';
import {applyTree, leavesTable} from '../../../_shared/trees/treeModel';
import {treeOfSettings} from '../../../_shared/trees/treeSettings';
import type {Run} from '../../../_shared/types';

/**
 * Decision Tree (Weight-Based) with information gain as the inner weighting.
 * `runs` has a row for each run of the inner process: the number of rows and
 * columns in its input, and the weight that was read.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const labels = treeLabels(table);
  const runs: {rows: number; columns: number; read: string; weight: number}[] =
    [];
  const root = treeOfSettings(table, labels, settings, {
    benefits: (rows, columns) =>
      columns
        .map((column) => benefitOf(column, rows, labels, 'information_gain', 0))
        .filter((benefit) => benefit !== null)
        .map((found) => {
          runs.push({
            rows: rows.length,
            columns: columns.length,
            read: found.column.name,
            weight: found.benefit,
          });
          return found;
        }),
  });
  return {
    runs: [
      {name: 'rows', type: 'integer', values: runs.map((one) => one.rows)},
      {
        name: 'columns',
        type: 'integer',
        values: runs.map((one) => one.columns),
      },
      {
        name: 'weight read',
        type: 'nominal',
        values: runs.map((one) => one.read),
      },
      {name: 'weight', type: 'real', values: runs.map((one) => one.weight)},
    ],
    model: leavesTable(root, labels),
    'labelled data': applyTree(root, data, table, labels),
  };
};
