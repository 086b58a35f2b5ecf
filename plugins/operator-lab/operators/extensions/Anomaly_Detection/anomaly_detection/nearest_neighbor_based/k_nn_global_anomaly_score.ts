import {
  neighborPoints,
  withScores,
} from '../../../../_shared/distances/neighborPoints';
import type {NeighborPoint} from '../../../../_shared/distances/neighborPoints';
import type {Run} from '../../../../_shared/types';

/**
 * Score of a point from its k nearest rows. Its duplicates count first, with
 * the distance 0.
 */
function score(
  own: NeighborPoint,
  points: readonly NeighborPoint[],
  k: number,
  lastOnly: boolean,
): number {
  let rows = own.rows.length - 1;
  let total = 0;
  let last = 0;
  for (const {point, distance} of own.others.slice(0, k)) {
    if (rows >= k) {
      break;
    }
    const taken = Math.min(points[point]?.rows.length ?? 0, k - rows);
    total += taken * distance;
    rows += taken;
    last = distance;
  }
  return lastOnly ? last : total / rows;
}

/**
 * k-NN Global Anomaly Score: returns the mean distance to the k nearest rows,
 * or the distance to the last of them.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const points = neighborPoints(table);
  const k = Math.min(Number(settings.k ?? 10), points.length - 1);
  const lastOnly =
    settings['use_k-th_neighbor_distance_only_(no_average)'] === true;
  const scores = points.map((own) => score(own, points, k, lastOnly));
  return {
    'example set': withScores(table, points, scores),
  };
};
