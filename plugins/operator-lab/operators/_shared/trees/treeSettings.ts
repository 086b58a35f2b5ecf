import type {TreeLabels} from './splitBenefit';
import {growTree} from './treeGrowth';
import type {Growth, TreeNode} from './treeGrowth';
import {prunedTree} from './treePruning';
import type {Settings, Table} from '../types';

/** Defaults that differ between the tree operators. */
type Defaults = {readonly maximalDepth: number; readonly confidence: number};

/**
 * Grows and prunes a tree with the settings of the tree operators.
 * @param worth Computes column benefits, selects a node's columns, and sets the
 * treatment of missing values.
 */
export function treeOfSettings(
  table: Table,
  labels: TreeLabels,
  settings: Settings,
  worth: Pick<Growth, 'benefits' | 'draw' | 'gapsApart'>,
  defaults: Defaults = {maximalDepth: 10, confidence: 0.1},
): TreeNode {
  const grown = growTree(table, labels, {
    ...worth,
    isPrepruned: settings.no_pre_pruning !== true,
    alternatives: Number(settings.number_of_prepruning_alternatives ?? 3),
    minimalSize: Number(settings.minimal_size_for_split ?? 4),
    minimalLeaf: Number(settings.minimal_leaf_size ?? 2),
    maximalDepth: Number(settings.maximal_depth ?? defaults.maximalDepth),
  });
  return settings.no_pruning === true
    ? grown
    : prunedTree(
        grown,
        labels,
        Number(settings.confidence ?? defaults.confidence),
      );
}
