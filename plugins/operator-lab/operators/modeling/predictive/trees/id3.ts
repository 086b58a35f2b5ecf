import {benefitOf, treeLabels} from '../../../_shared/trees/splitBenefit';
import {growTree} from '../../../_shared/trees/treeGrowth';
import {applyTree, leavesTable} from '../../../_shared/trees/treeModel';
import type {Run} from '../../../_shared/types';

/**
 * ID3: grows a tree of nominal columns without prepruning or pruning. `model`
 * has its leaves, and `labelled data` the predictions for `unlabelled data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const labels = treeLabels(table);
  const criterion = String(settings.criterion ?? 'gain_ratio');
  const minimalGain = Number(settings.minimal_gain ?? 0.01);
  const root = growTree(table, labels, {
    benefits: (rows, columns) =>
      columns
        .map((column) =>
          benefitOf(column, rows, labels, criterion, minimalGain),
        )
        .filter((benefit) => benefit !== null),
    isPrepruned: false,
    alternatives: 0,
    minimalSize: Number(settings.minimal_size_for_split ?? 4),
    minimalLeaf: Number(settings.minimal_leaf_size ?? 2),
    maximalDepth: 0,
  });
  return {
    model: leavesTable(root, labels),
    'labelled data': applyTree(root, data, table, labels),
  };
};
