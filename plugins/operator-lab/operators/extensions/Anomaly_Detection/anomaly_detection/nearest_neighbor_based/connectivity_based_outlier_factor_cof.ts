import {
  meanOfRows,
  nearest,
  neighborPoints,
  withScores,
} from '../../../../_shared/distances/neighborPoints';
import type {
  Neighbor,
  NeighborPoint,
} from '../../../../_shared/distances/neighborPoints';
import type {Run} from '../../../../_shared/types';

const twiceTheSumTo = (count: number): number => count * (count + 1);

/**
 * Returns the step with the smallest distance. In a tie, the earlier point
 * wins.
 */
function cheapest(open: ReadonlyMap<number, number>): [number, number] {
  const [first] = [...open].sort(([a, near], [b, far]) => near - far || a - b);
  return first ?? [0, 0];
}

/**
 * Average chaining distance of a point. Early steps of its chain have more
 * weight.
 */
function chaining(
  own: NeighborPoint,
  near: readonly Neighbor[],
  points: readonly NeighborPoint[],
): number {
  const weight = (point: number) => points[point]?.rows.length ?? 0;
  const open = new Map(near.map(({point, distance}) => [point, distance]));
  let left = near.reduce((total, {point}) => total + weight(point), 0);
  const rows = left + own.rows.length - 1;
  let total = 0;
  while (open.size > 0) {
    const [next, step] = cheapest(open);
    const after = left - weight(next);
    total += step * (twiceTheSumTo(left) - twiceTheSumTo(after));
    left = after;
    open.delete(next);
    for (const {point, distance} of points[next]?.others ?? []) {
      if (distance < (open.get(point) ?? 0)) {
        open.set(point, distance);
      }
    }
  }
  return total / twiceTheSumTo(rows);
}

/**
 * Connectivity-Based Outlier Factor (COF): divides the chaining distance of a
 * row by the mean chaining distance of its neighbors.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const points = neighborPoints(table);
  const k = Math.min(Number(settings.k ?? 10), points.length - 1);
  const near = points.map(({others}) => nearest(others, k));
  const chains = points.map((own, at) => chaining(own, near[at] ?? [], points));
  const scores = points.map((own, at) => {
    const chain = chains[at] ?? NaN;
    const around = meanOfRows(
      own,
      near[at] ?? [],
      points,
      chain,
      ({point}) => chains[point] ?? NaN,
    );
    return chain / around;
  });
  return {'example set': withScores(table, points, scores)};
};
