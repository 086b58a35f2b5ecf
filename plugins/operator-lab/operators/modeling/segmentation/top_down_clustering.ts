import {checkToCluster} from '../../_shared/distances/centroidClusters';
import {pointsOf, rowCount} from '../../_shared/tables/innerNumbers';
import {rowsAt} from '../../_shared/tables/randomRows';
import type {Run, Settings, Table} from '../../_shared/types';
import type {TreeNode} from './agglomerative_clustering';
import {flatten} from './flatten_clustering';
import {run as kMeans} from './k_means';

/** Splits rows into clusters, each of which is a list of rows. */
export type Splitter = (
  rows: readonly number[],
) => readonly (readonly number[])[];

/**
 * Splits rows until each part has at most `maxLeafSize` rows, or until
 * `maxDepth` is reached.
 */
export function splitRows(
  rows: readonly number[],
  split: Splitter,
  {maxDepth = 5, maxLeafSize = 1} = {},
): TreeNode {
  const parts = split(rows).map((part) =>
    part.length > maxLeafSize && maxDepth > 1
      ? splitRows(part, split, {maxDepth: maxDepth - 1, maxLeafSize})
      : {parts: [], rows: part, distance: 0},
  );
  return {parts, rows: parts.flatMap((part) => part.rows), distance: 0};
}

/** Leaves of a tree. */
export function leavesOf(node: TreeNode): readonly TreeNode[] {
  return node.parts.length > 0 ? node.parts.flatMap(leavesOf) : [node];
}

/** Returns a function that splits rows of a table with k-Means. */
export function byKMeans(table: Table, settings: Settings): Splitter {
  return (rows) => {
    const {'cluster model': model = [], 'clustered set': clustered} = kMeans(
      {'example set': rowsAt(table, rows)},
      settings,
    );
    const names = clustered?.find(({role}) => role === 'cluster')?.values;
    return pointsOf(model, rowCount(model)).map((_, cluster) =>
      rows.filter((__, at) => names?.[at] === `cluster_${cluster}`),
    );
  };
}

/** Top Down Clustering with k-Means and `k` = 2 as the inner process. */
export const run: Run = ({'example set': table = []}, settings) => {
  checkToCluster(table);
  const ids = table.find(({role}) => role === 'id')?.values ?? [];
  const tree = splitRows(
    Array.from({length: rowCount(table)}, (_, row) => row),
    byKMeans(table, {k: 2}),
    {
      maxDepth: Number(settings.max_depth ?? 5),
      maxLeafSize: Number(settings.max_leaf_size ?? 1),
    },
  );
  return {
    'clustered set': flatten(tree, ids, table, {
      number_of_clusters: leavesOf(tree).length,
    }),
  };
};
