import {
  meanOfRows,
  nearest,
  neighborPoints,
  withScores,
} from '../../../../_shared/distances/neighborPoints';
import type {Run} from '../../../../_shared/types';

/**
 * Influenced Outlierness (INFLO): divides the mean density of neighbors and
 * reverse neighbors by the density of the row.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const points = neighborPoints(table);
  const k = Math.min(Number(settings.k ?? 10), points.length - 1);
  const near = points.map(({others}) => nearest(others, k));
  const density = points.map(
    ({others}) => 1 / (others[k - 1]?.distance ?? NaN),
  );
  const scores = points.map((own, at) => {
    const ownNear = near[at] ?? [];
    const reverse = own.others.filter(
      ({point}) =>
        !ownNear.some((one) => one.point === point) &&
        near[point]?.some((one) => one.point === at),
    );
    const dense = density[at] ?? NaN;
    const around = meanOfRows(
      own,
      [...ownNear, ...reverse],
      points,
      dense,
      ({point}) => density[point] ?? NaN,
    );
    return around / dense;
  });
  return {'example set': withScores(table, points, scores)};
};
