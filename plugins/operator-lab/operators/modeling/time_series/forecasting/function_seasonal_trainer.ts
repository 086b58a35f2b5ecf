import {solve} from '../../../_shared/numbers/linearSystem';
import {dot, multiply, transpose} from '../../../_shared/numbers/matrix';
import {seriesOf} from '../../../_shared/series/series';
import {NotComputed} from '../../../_shared/types';
import type {Run, Settings} from '../../../_shared/types';
import {decompose} from '../decomposition/classic_decomposition';

const powers = (x: number, degree: number) =>
  Array.from({length: degree + 1}, (_, power) => x ** power);

/** Coefficients of the best-fitting polynomial, starting with the constant. */
function polynomial(
  points: readonly (readonly [x: number, y: number])[],
  degree: number,
): readonly number[] {
  if (points.length <= degree) {
    throw new NotComputed('This example needs more rows than the degree.');
  }
  const rows = points.map(([x]) => powers(x, degree));
  const flipped = transpose(rows);
  const solved = solve(
    multiply(flipped, rows),
    flipped.map((row) =>
      dot(
        row,
        points.map(([, y]) => y),
      ),
    ),
  );
  if (!solved) {
    throw new NotComputed('This example finds no single best curve.');
  }
  return solved;
}

function partsOf(values: readonly number[], settings: Settings) {
  const isMultiplicative = settings.decomposition_mode === 'multiplicative';
  if (settings.decomposition_method === 'no decomposition') {
    return {trend: values, season: [0], isMultiplicative: false};
  }
  if (settings.decomposition_method !== 'classic') {
    throw new NotComputed('This example has the classic decomposition only.');
  }
  const length = Number(settings.seasonality);
  const {trend, season} = decompose(values, length, isMultiplicative);
  return {trend, season: season.slice(0, length), isMultiplicative};
}

/**
 * Function and Seasonal Component Forecast of a series, with rows
 * counted from 1. `forecast` has the next values, `forecast_horizon` of them.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const values = seriesOf(table, String(settings.time_series_attribute));
  const {trend, season, isMultiplicative} = partsOf(values, settings);
  const degree = Number(settings.degree);
  const coefficients =
    settings.no_fit === true
      ? [Number(isMultiplicative)]
      : polynomial(
          trend.flatMap((level, at) =>
            level === null ? [] : [[at + 1, level] as const],
          ),
          degree,
        );
  const steps = Array.from(
    {length: Number(settings.forecast_horizon)},
    (_, step) => values.length + step,
  );
  const functions = steps.map((at) =>
    dot(powers(at + 1, coefficients.length - 1), coefficients),
  );
  const seasons = steps.map((at) => Number(season[at % season.length]));
  return {
    'forecast model': [
      {name: 'coefficient', type: 'real', values: coefficients},
    ],
    original: table,
    forecast: [
      {name: 'row', type: 'integer', values: steps.map((at) => at + 1)},
      {name: 'function', type: 'real', values: functions},
      {name: 'season', type: 'real', values: seasons},
      {
        name: 'forecast',
        type: 'real',
        values: functions.map((value, at) =>
          isMultiplicative
            ? value * Number(seasons[at])
            : value + Number(seasons[at]),
        ),
      },
    ],
  };
};
