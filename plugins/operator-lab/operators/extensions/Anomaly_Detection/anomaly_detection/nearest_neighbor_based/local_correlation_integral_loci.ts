import {
  neighborPoints,
  withScores,
} from '../../../../_shared/distances/neighborPoints';
import type {NeighborPoint} from '../../../../_shared/distances/neighborPoints';
import type {Run} from '../../../../_shared/types';

/** Points within a radius of a point, including the point itself. */
const within = (
  points: readonly NeighborPoint[],
  at: number,
  radius: number,
): number[] => [
  at,
  ...(points[at]?.others ?? [])
    .filter(({distance}) => distance <= radius)
    .map(({point}) => point),
];

/** Total number of rows of some points. */
const rowsOf = (
  points: readonly NeighborPoint[],
  list: readonly number[],
): number =>
  list.reduce((total, point) => total + (points[point]?.rows.length ?? 0), 0);

/**
 * Returns the number of standard deviations by which the count of a point is
 * below the mean count of its sample.
 */
function deviations(
  points: readonly NeighborPoint[],
  at: number,
  radius: number,
  settings: {readonly alpha: number; readonly fewest: number},
): number {
  const sample = within(points, at, radius);
  const rows = rowsOf(points, sample);
  if (rows < settings.fewest) {
    return 0;
  }
  const near = (point: number) =>
    rowsOf(points, within(points, point, radius * settings.alpha));
  const counts = sample.map(near);
  const mean = counts.reduce((total, count) => total + count, 0) / rows;
  const squares = counts.reduce(
    (total, count) => total + (count - mean) ** 2,
    0,
  );
  const deviation = Math.sqrt(squares / rows);
  return deviation === 0 ? 0 : (mean - near(at)) / deviation;
}

/**
 * Local Correlation Integral (LOCI): returns the largest deviation of each row
 * over all radii.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const points = neighborPoints(table);
  const alpha = Number(settings.alpha ?? 0.5);
  const asked = Number(settings.n_min ?? 20);
  const fewest = asked === points.length ? asked - 1 : asked;
  const scores = points.map(({others}, at) =>
    Math.max(
      0,
      ...[0, ...others.map(({distance}) => distance)]
        .flatMap((distance) => [distance, distance / alpha])
        .map((radius) => deviations(points, at, radius, {alpha, fewest})),
    ),
  );
  return {'example set': withScores(table, points, scores)};
};
