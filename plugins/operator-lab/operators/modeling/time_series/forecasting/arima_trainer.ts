import {solve} from '../../../_shared/numbers/linearSystem';
import {dot, multiply, transpose} from '../../../_shared/numbers/matrix';
import {seriesOf} from '../../../_shared/series/series';
import {NotComputed, OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** An autoregressive model of a differenced series. */
export type ArModel = {
  /** Mean of the differenced series. */
  readonly constant: number;
  /** Coefficients by lag, starting with the value one step back. */
  readonly ar: readonly number[];
  /** Number of times that the series is differenced. */
  readonly d: number;
};

/** Differences of consecutive values. */
function differences(values: readonly number[]): readonly number[] {
  return values.slice(1).map((value, at) => value - Number(values[at]));
}

/**
 * Forecasts the next values of a series with the recursion of the model. All
 * future noise is 0.
 */
export function forecastOf(
  values: readonly number[],
  {constant, ar, d}: ArModel,
  steps: number,
): readonly number[] {
  if (d > 0) {
    let last = Number(values.at(-1));
    return forecastOf(differences(values), {constant, ar, d: d - 1}, steps).map(
      (change) => (last += change),
    );
  }
  const known = [...values];
  for (let step = 0; step < steps; step++) {
    known.push(
      ar.reduce(
        (sum, phi, back) =>
          sum + phi * (Number(known.at(-1 - back)) - constant),
        constant,
      ),
    );
  }
  return known.slice(values.length);
}

/**
 * Fits the model with the highest conditional likelihood, and computes its
 * criteria. Without moving-average terms, this is the least-squares fit on the
 * previous values. The likelihood counts all differenced values, and the errors
 * of the first `p` of them are 0.
 * @throws OperatorError for too few values.
 */
export function fitAr(values: readonly number[], p: number, d: number) {
  let series = values;
  for (let time = 0; time < d; time++) {
    series = differences(series);
  }
  const labels = series.slice(p);
  const rows = labels.map((_, at) => [
    1,
    ...Array.from({length: p}, (__, back) => Number(series[at + p - 1 - back])),
  ]);
  const flipped = transpose(rows);
  const solved = solve(
    multiply(flipped, rows),
    flipped.map((row) => dot(row, labels)),
  );
  if (!solved) {
    throw new NotComputed('This example finds no single best coefficients.');
  }
  const n = series.length;
  const squares = labels.map(
    (label, at) => (label - dot(rows[at] ?? [], solved)) ** 2,
  );
  const variance = squares.reduce((sum, square) => sum + square, 0) / n;
  const logLikelihood = (-n / 2) * (Math.log(2 * Math.PI * variance) + 1);
  const k = p + 2;
  if (n <= k + 1) {
    throw new OperatorError('The series is too short for these orders.');
  }
  const aic = 2 * k - 2 * logLikelihood;
  const [intercept = 0, ...ar] = solved;
  const constant = intercept / (1 - ar.reduce((sum, phi) => sum + phi, 0));
  return {
    model: {constant, ar, d},
    variance,
    logLikelihood,
    aic,
    bic: k * Math.log(n) - 2 * logLikelihood,
    aicc: aic + 2 + (2 * k * (k + 1)) / (n - k - 1),
  };
}

/**
 * ARIMA without moving-average terms and with a constant. `forecast` has the
 * next values, `forecast_horizon` of them.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  if (settings['q:_order_of_the_moving-average_model'] !== 0) {
    throw new NotComputed('This example has no moving-average terms.');
  }
  const values = seriesOf(table, String(settings.time_series_attribute));
  const p = Number(settings['p:_order_of_the_autoregressive_model'] ?? 1);
  const d = Number(settings['d:_degree_of_differencing'] ?? 0);
  if (p === 0) {
    throw new OperatorError('One of the orders p and q must be at least 1.');
  }
  const fit = fitAr(values, p, d);
  const real = (name: string, value: number) =>
    ({name, type: 'real', values: [value]}) as const;
  return {
    'forecast model': [
      real('constant', fit.model.constant),
      ...fit.model.ar.map((phi, back) => real(`φ${back + 1}`, phi)),
      real('variance', fit.variance),
    ],
    performance: [
      real('log-likelihood', fit.logLikelihood),
      real('AIC', fit.aic),
      real('BIC', fit.bic),
      real('AICc', fit.aicc),
    ],
    original: table,
    forecast: [
      {
        name: 'forecast',
        type: 'real',
        values: forecastOf(
          values,
          fit.model,
          Number(settings.forecast_horizon ?? 3),
        ),
      },
    ],
  };
};
