import {
  meanOfRows,
  nearest,
  neighborPoints,
  withScores,
} from '../../../../_shared/distances/neighborPoints';
import type {NeighborPoint} from '../../../../_shared/distances/neighborPoints';
import type {Run} from '../../../../_shared/types';

/** Local outlier factor of each point, for one number of neighbors. */
function factors(points: readonly NeighborPoint[], k: number): number[] {
  const reach = points.map(({others}) => others[k - 1]?.distance ?? NaN);
  const near = points.map(({others}) => nearest(others, k));
  const density = points.map(
    (own, at) =>
      1 /
      meanOfRows(own, near[at] ?? [], points, reach[at] ?? NaN, (one) =>
        Math.max(one.distance, reach[one.point] ?? NaN),
      ),
  );
  return points.map((own, at) => {
    const dense = density[at] ?? NaN;
    const around = meanOfRows(
      own,
      near[at] ?? [],
      points,
      dense,
      ({point}) => density[point] ?? NaN,
    );
    return around / dense;
  });
}

/**
 * Local Outlier Factor (LOF): returns the largest factor of each row over a
 * range of numbers of neighbors.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const points = neighborPoints(table);
  const highest = Math.min(
    Number(settings['k_max_(MinPtsUB)'] ?? 20),
    points.length - 1,
  );
  const lowest = Math.min(Number(settings['k_min_(MinPtsLB)'] ?? 10), highest);
  let scores = points.map(() => 0);
  for (let k = lowest; k <= highest && k > 0; k += 1) {
    const now = factors(points, k);
    scores = scores.map((score, at) => Math.max(score, now[at] ?? 0));
  }
  return {
    'example set': withScores(table, points, scores),
  };
};
