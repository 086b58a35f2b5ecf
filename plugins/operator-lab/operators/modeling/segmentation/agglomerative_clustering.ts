import {checkToCluster} from '../../_shared/distances/centroidClusters';
import {rowCount} from '../../_shared/tables/innerNumbers';
import {mixedDistance} from '../../_shared/distances/mixedDistance';
import type {Run} from '../../_shared/types';

/** A node of a cluster tree. Leaves have no parts. */
export type TreeNode = {
  readonly parts: readonly TreeNode[];
  readonly rows: readonly number[];
  readonly distance: number;
  /** Number of the join, starting with 1; absent in other trees. */
  readonly step?: number;
};

/**
 * Distance of a joined cluster to another one, computed from the distances of
 * its two parts.
 */
type Linkage = (
  first: number,
  second: number,
  firstSize: number,
  secondSize: number,
) => number;

const LINKAGES: Readonly<Record<string, Linkage>> = {
  SingleLink: (first, second) => Math.min(first, second),
  CompleteLink: (first, second) => Math.max(first, second),
  AverageLink: (first, second, firstSize, secondSize) =>
    (first * firstSize + second * secondSize) / (firstSize + secondSize),
};

/**
 * Joins the two nearest nodes until one is left. Of pairs with the same
 * distance, the last one is joined.
 */
export function joinRows(
  rows: number,
  distanceOf: (row: number, other: number) => number,
  mode = 'SingleLink',
): TreeNode {
  const linkage = LINKAGES[mode] as Linkage;
  const nodes: (TreeNode | undefined)[] = Array.from(
    {length: rows},
    (_, row) => ({parts: [], rows: [row], distance: 0}),
  );
  const distances = nodes.map((_, row) =>
    nodes.map((__, other) => distanceOf(row, other)),
  );
  const between = (row: number, other: number) =>
    distances[row]?.[other] as number;
  for (let join = 1; join < rows; join++) {
    let nearest = {row: -1, other: -1, distance: Infinity};
    for (let row = 0; row < rows; row++) {
      for (let other = row + 1; nodes[row] && other < rows; other++) {
        if (nodes[other] && between(row, other) <= nearest.distance) {
          nearest = {row, other, distance: between(row, other)};
        }
      }
    }
    const {row, other, distance} = nearest;
    const first = nodes[row] as TreeNode;
    const second = nodes[other] as TreeNode;
    nodes.forEach((_, at) => {
      const linked = linkage(
        between(row, at),
        between(other, at),
        first.rows.length,
        second.rows.length,
      );
      (distances[row] as number[])[at] = linked;
      (distances[at] as number[])[row] = linked;
    });
    nodes[row] = {
      parts: [first, second],
      rows: [...first.rows, ...second.rows],
      distance,
      step: join,
    };
    nodes[other] = undefined;
  }
  return nodes.find((node) => node !== undefined) as TreeNode;
}

/** All joins at and below a node, unsorted. */
export function joinsOf(node: TreeNode): readonly TreeNode[] {
  return node.parts.length > 0 ? [...node.parts.flatMap(joinsOf), node] : [];
}

/**
 * Agglomerative Clustering with the mixed Euclidean distance. Describes the
 * tree by its joins.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const columns = checkToCluster(table);
  const tree = joinRows(
    rowCount(table),
    (row, other) => mixedDistance(columns, row, other),
    String(settings.mode ?? 'SingleLink'),
  );
  const joins = [...joinsOf(tree)].sort(
    (a, b) => (a.step ?? 0) - (b.step ?? 0),
  );
  const ids = table.find(({role}) => role === 'id')?.values;
  const named = (node: TreeNode | undefined) =>
    node?.rows.map((row) => ids?.[row] ?? row + 1).join(', ') ?? null;
  return {
    'cluster model': [
      {
        name: 'joined',
        type: 'nominal',
        values: joins.map(({parts}) => named(parts[0])),
      },
      {
        name: 'with',
        type: 'nominal',
        values: joins.map(({parts}) => named(parts[1])),
      },
      {
        name: 'distance',
        type: 'real',
        values: joins.map(({distance}) => distance),
      },
    ],
    'example set': table,
  };
};
