import {
  meanOfRows,
  nearest,
  neighborPoints,
  withScores,
} from '../../../../_shared/distances/neighborPoints';
import {rowCount} from '../../../../_shared/tables/innerNumbers';
import {normalProbability} from '../../../../_shared/numbers/distributions';
import {OperatorError} from '../../../../_shared/types';
import type {Run} from '../../../../_shared/types';

/** Error function, computed from the normal distribution. */
const errorFunction = (x: number): number =>
  2 * normalProbability(x * Math.SQRT2) - 1;

/**
 * Local Outlier Probability (LoOP): compares the spread around a row with the
 * spread around its neighbors, and returns the excess as a probability.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  if (rowCount(table) < 3) {
    throw new OperatorError('There are fewer than three rows.');
  }
  const points = neighborPoints(table);
  const k = Math.min(Number(settings.k ?? 10), points.length - 1);
  const factor = Number(settings.normalization_factor ?? 3);
  const near = points.map(({others}) => nearest(others, k));
  const spread = points.map((own, at) =>
    Math.sqrt(
      meanOfRows(own, near[at] ?? [], points, 0, ({distance}) => distance ** 2),
    ),
  );
  const excess = points.map((own, at) => {
    const ownSpread = spread[at] ?? NaN;
    const around = meanOfRows(
      own,
      near[at] ?? [],
      points,
      ownSpread,
      ({point}) => spread[point] ?? NaN,
    );
    return ownSpread / around - 1;
  });
  const squares = excess.reduce((total, one) => total + one * one, 0);
  const scale = factor * Math.sqrt(squares / points.length) * Math.SQRT2;
  const scores = excess.map((one) => Math.max(0, errorFunction(one / scale)));
  return {'example set': withScores(table, points, scores)};
};
