import {mixedDistance} from '../../_shared/distances/mixedDistance';
import {PriorityQueue} from '../../_shared/numbers/priorityQueue';
import {complete} from '../../_shared/tables/complete';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {OperatorError} from '../../_shared/types';
import type {Run, Table, Value} from '../../_shared/types';
import {withRole} from '../../_shared/tables/withRole';
import {joinRows} from './agglomerative_clustering';
import type {TreeNode} from './agglomerative_clustering';

function looserFirst(a: TreeNode, b: TreeNode): number {
  return b.distance - a.distance || b.rows.length - a.rows.length;
}

/**
 * Splits the node with the largest distance until there are `count` clusters.
 */
export function cut(root: TreeNode, count: number): readonly TreeNode[] {
  const queue = new PriorityQueue(looserFirst);
  const leaves: TreeNode[] = [];
  queue.offer(root);
  while (queue.size < count - leaves.length) {
    const node = queue.poll();
    if (!node) {
      throw new OperatorError('The tree has fewer leaves than that.');
    }
    if (node.parts.length > 0) {
      node.parts.forEach((part) => {
        queue.offer(part);
      });
    } else {
      leaves.push(node);
    }
  }
  leaves.forEach((leaf) => {
    queue.offer(leaf);
  });
  return queue.items;
}

/**
 * Returns the table with the cluster of each id, or null for an id that is not
 * in the tree.
 */
export function flatten(
  root: TreeNode,
  treeIds: readonly Value[],
  table: Table,
  {number_of_clusters: count = 3, remove_unlabeled: removes = false} = {},
): Table {
  const id = table.find(({role}) => role === 'id');
  if (!id) {
    throw new OperatorError('The table has no id.');
  }
  const clusters = cut(root, count);
  const values = id.values.map((value) => {
    const cluster = clusters.findIndex(({rows}) =>
      rows.some((row) => treeIds[row] === value),
    );
    return cluster < 0 ? null : `cluster_${cluster}`;
  });
  const flat = withRole(table, {
    name: 'cluster',
    type: 'nominal',
    role: 'cluster',
    values,
  });
  return removes
    ? flat.map((column) => ({
        ...column,
        values: column.values.filter((_, row) => values[row] !== null),
      }))
    : flat;
}

/**
 * Flatten Clustering. The tree is the result of Agglomerative Clustering with
 * SingleLink for the table `tree`.
 */
export const run: Run = ({tree, 'example set': table = []}, settings) => {
  const rows = complete(tree);
  const columns = regularColumns(rows);
  const ids = rows.find(({role}) => role === 'id')?.values ?? [];
  const root = joinRows(ids.length, (row, other) =>
    mixedDistance(columns, row, other),
  );
  return {
    'example set': flatten(root, ids, table, {
      number_of_clusters: Number(settings.number_of_clusters ?? 3),
      remove_unlabeled: settings.remove_unlabeled === true,
    }),
  };
};
