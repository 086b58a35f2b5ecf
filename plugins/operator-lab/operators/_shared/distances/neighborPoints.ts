import {rowCount, regularColumns} from '../tables/innerNumbers';
import {mixedDistance} from './mixedDistance';
import type {Table} from '../types';
import {withRole} from '../tables/withRole';

/** Another point and its distance. */
export type Neighbor = {readonly point: number; readonly distance: number};

/** Equal rows as one point. */
export type NeighborPoint = {
  /** Row numbers. Their count is the weight of the point. */
  readonly rows: readonly number[];
  /**
   * All other points, nearest first. At equal distances, the earlier point is
   * first.
   */
  readonly others: readonly Neighbor[];
};

/**
 * Returns the distinct points of a table, in order of their first row. A row
 * with a missing value equals no other row. Distances are mixed Euclidean.
 */
export function neighborPoints(table: Table): readonly NeighborPoint[] {
  const columns = regularColumns(table);
  const groups = new Map<string, number[]>();
  for (let row = 0; row < rowCount(table); row += 1) {
    const cells = columns.map(({values}) => values[row] ?? null);
    const key = JSON.stringify(cells.includes(null) ? [row] : [cells]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const points = [...groups.values()];
  return points.map((rows, at) => ({
    rows,
    others: points
      .map((other, point) => ({
        point,
        distance: mixedDistance(columns, rows[0] ?? 0, other[0] ?? 0),
      }))
      .filter(({point}) => point !== at)
      .sort((a, b) => a.distance - b.distance),
  }));
}

/**
 * Returns the k nearest of the sorted neighbors, including all that tie with
 * the last one.
 */
export function nearest(
  others: readonly Neighbor[],
  k: number,
): readonly Neighbor[] {
  const last = others[k - 1]?.distance ?? Infinity;
  return others.filter(({distance}, rank) => rank < k || distance === last);
}

/**
 * Converts scores of points to scores of rows. If there is only one point, its
 * rows score 1.
 */
export function rowScores(
  points: readonly NeighborPoint[],
  scores: readonly number[],
): readonly number[] {
  const result: number[] = [];
  points.forEach(({rows}, at) => {
    for (const row of rows) {
      result[row] = points.length > 1 ? (scores[at] ?? NaN) : 1;
    }
  });
  return result;
}

/**
 * Computes the mean of a value over all neighbor rows, including the duplicates
 * of the point itself.
 * @param duplicates The value of each duplicate.
 */
export function meanOfRows(
  own: NeighborPoint,
  near: readonly Neighbor[],
  points: readonly NeighborPoint[],
  duplicates: number,
  value: (neighbor: Neighbor) => number,
): number {
  let rows = own.rows.length - 1;
  let total = rows * duplicates;
  for (const neighbor of near) {
    const weight = points[neighbor.point]?.rows.length ?? 0;
    total += weight * value(neighbor);
    rows += weight;
  }
  return total / rows;
}

/**
 * Adds the score of each row as the column `outlier`.
 * @param scores Scores of the points.
 */
export function withScores(
  table: Table,
  points: readonly NeighborPoint[],
  scores: readonly number[],
): Table {
  return withRole(table, {
    name: 'outlier',
    type: 'real',
    role: 'outlier',
    values: rowScores(points, scores),
  });
}
