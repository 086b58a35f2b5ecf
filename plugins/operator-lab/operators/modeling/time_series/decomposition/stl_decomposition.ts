import {median} from '../../../_shared/numbers/averages';
import {seriesOf} from '../../../_shared/series/series';
import {chosenColumns, isNumeric} from '../../../_shared/tables/chosenColumns';
import {NotComputed} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

const tricube = (u: number) => (u < 1 ? (1 - u ** 3) ** 3 : 0);
const bisquare = (u: number) => (u < 1 ? (1 - u ** 2) ** 2 : 0);

/** Fits a weighted line, and returns its value at one position. */
function lineAt(
  at: number,
  values: readonly number[],
  weights: readonly number[],
): number {
  const sum = (value: (place: number) => number) =>
    weights.reduce((total, weight, place) => total + weight * value(place), 0);
  const all = sum(() => 1);
  const center = sum((place) => place) / all;
  const mean = sum((place) => Number(values[place])) / all;
  const spread = sum((place) => (place - center) ** 2);
  const slope =
    spread === 0
      ? 0
      : sum((place) => (place - center) * Number(values[place])) / spread;
  return mean + slope * (at - center);
}

/**
 * Loess of degree 1 for evenly spaced values.
 * @param width Number of neighbors that count, including the value itself.
 * @param extra Additional weight of each value, 1 by default.
 */
export function loess(
  values: readonly number[],
  width: number,
  extra: readonly number[] = values.map(() => 1),
): readonly number[] {
  return values.map((_, at) => {
    const distances = values.map((__, place) => Math.abs(place - at));
    const sorted = [...distances].sort((a, b) => a - b);
    const count = values.length;
    const reach =
      Number(sorted[Math.min(width, count) - 1]) * Math.max(1, width / count);
    return lineAt(
      at,
      values,
      distances.map(
        (distance, place) => tricube(distance / reach) * Number(extra[place]),
      ),
    );
  });
}

/**
 * Weights of values by their distance from a smooth curve. The weight is 0 at
 * six times the median distance and above.
 */
export function robustWeights(
  values: readonly number[],
  smooth: readonly number[],
): readonly number[] {
  const distances = values.map((value, at) =>
    Math.abs(value - Number(smooth[at])),
  );
  const limit = 6 * median(distances);
  return distances.map((distance) => bisquare(distance / limit));
}

/**
 * One step of STL Decomposition: smooths the values of one weekday, and smooths them again with the robust weights from the first curve.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const [column, ...others] = chosenColumns(table, settings, isNumeric);
  if (!column || others.length > 0) {
    throw new NotComputed('This example smooths one numeric column.');
  }
  const values = seriesOf(table, column.name);
  const width = Number(settings.seasonal_width);
  if (!(width >= 2)) {
    throw new NotComputed('This example needs a width of at least 2.');
  }
  const smooth = loess(values, width);
  const weights = robustWeights(values, smooth);
  return {
    step: [
      ...table,
      {name: 'first curve', type: 'real', values: smooth},
      {name: 'weight', type: 'real', values: weights},
      {
        name: 'second curve',
        type: 'real',
        values: loess(values, width, weights),
      },
    ],
  };
};
