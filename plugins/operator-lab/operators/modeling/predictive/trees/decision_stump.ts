import {regularColumns, rowCount} from '../../../_shared/tables/innerNumbers';
import {benefitOf, treeLabels} from '../../../_shared/trees/splitBenefit';
import {growTree} from '../../../_shared/trees/treeGrowth';
import {applyTree, leavesTable} from '../../../_shared/trees/treeModel';
import type {Run} from '../../../_shared/types';

/** Number of levels: the root and its leaves. */
const LEVELS = 2;

/**
 * Decision Stump: grows a tree with one split, regardless of its benefit.
 * `criteria` has the benefit of each column, `model` the leaves, and `labelled
 * data` the predictions for `unlabelled data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const labels = treeLabels(table);
  const criterion = String(settings.criterion ?? 'gain_ratio');
  const benefits = (
    rows: readonly number[],
    columns: ReturnType<typeof regularColumns>,
  ) =>
    columns
      .map((column) => benefitOf(column, rows, labels, criterion, 0))
      .filter((benefit) => benefit !== null);
  const root = growTree(table, labels, {
    benefits,
    isPrepruned: false,
    alternatives: 0,
    minimalSize: 0,
    minimalLeaf: Number(settings.minimal_leaf_size ?? 1),
    maximalDepth: LEVELS,
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
      {name: 'limit', type: 'real', values: all.map(({limit}) => limit)},
      {name: 'benefit', type: 'real', values: all.map(({benefit}) => benefit)},
    ],
    'labelled data': applyTree(root, data, table, labels),
  };
};
