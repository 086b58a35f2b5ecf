import {complete} from '../../../_shared/tables/complete';
import {
  bestPlace,
  triedParameters,
} from '../../../_shared/search/parameterGrid';
import {
  columnWithRole,
  predictionOf,
} from '../../../_shared/tables/columnsByRole';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings, Table} from '../../../_shared/types';
import {run as linearRegression} from '../../predictive/functions/linear_regression';

/**
 * Runs the inner process: the root mean squared error of a linear regression
 * with a ridge, on the test rows.
 */
export function errorOf(training: Table, test: Table, ridge: number): number {
  const {applied = []} = linearRegression(
    {'training set': training, 'new data': test},
    {ridge, feature_selection: 'none', eliminate_colinear_features: false},
  );
  const label = columnWithRole(applied, 'label')?.values ?? [];
  const squares = predictionOf(applied).values.map(
    (value, row) => (Number(value) - Number(label[row])) ** 2,
  );
  return Math.sqrt(
    squares.reduce((sum, square) => sum + square, 0) / squares.length,
  );
}

/**
 * Returns the x-coordinate of the vertex of the parabola through three points.
 */
export function vertex(
  points: readonly (readonly [x: number, y: number])[],
): number {
  const [[a, fa], [b, fb], [c, fc]] = points as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  const first = (fb - fa) / (b - a);
  const second = ((fc - fb) / (c - b) - first) / (c - a);
  return (a + b) / 2 - first / (2 * second);
}

type Bounds = readonly [low: number, high: number];

/**
 * Limits the fitted value to the region and the range. Returns undefined if it
 * exceeds one of them and the setting for it is `fail`.
 */
export function admitted(
  fitted: number,
  region: Bounds,
  range: Bounds,
  settings: Settings,
): number | undefined {
  const {
    if_exceeds_region: outside = 'clip',
    if_exceeds_range: beyond = 'fail',
  } = settings;
  let value = fitted;
  if (value < region[0] || value > region[1]) {
    if (outside === 'fail') {
      return undefined;
    }
    value =
      outside === 'clip' ? (value > region[1] ? region[1] : region[0]) : value;
  }
  if (value < range[0] || value > range[1]) {
    if (beyond === 'fail') {
      return undefined;
    }
    // The operator clips to the opposite bound.
    value =
      beyond === 'clip' ? (value > range[0] ? range[0] : range[1]) : value;
  }
  return value;
}

/**
 * Optimize Parameters (Quadratic) of one parameter, `Linear Regression.ridge`.
 * In addition to the operator's outputs, `log` has a row for each value that
 * was tried.
 */
export const run: Run = (inputs, settings) => {
  const [training, test] = [
    complete(inputs['input 1']),
    complete(inputs['input 2']),
  ];
  const [tried] = triedParameters(settings.parameters, []);
  if (!tried || tried.values.length <= 1) {
    throw new OperatorError('There is only one combination to try.');
  }
  const values = tried.values.map(Number).sort((a, b) => a - b);
  const errors = values.map((ridge) => errorOf(training, test, ridge));
  const best = bestPlace(errors.map((error) => -error));
  const log = {values: [...values], errors: [...errors]};
  let chosen = {value: values[best] ?? NaN, error: errors[best] ?? NaN};
  if (values.length > 2) {
    const middle = Math.min(Math.max(best, 1), values.length - 2);
    const near = [middle - 1, middle, middle + 1].map(
      (at) => [values[at] ?? NaN, errors[at] ?? NaN] as const,
    );
    const value = admitted(
      vertex(near),
      [near[0]?.[0] ?? NaN, near[2]?.[0] ?? NaN],
      [values[0] ?? NaN, values.at(-1) ?? NaN],
      settings,
    );
    if (value !== undefined) {
      const error = errorOf(training, test, value);
      log.values.push(value);
      log.errors.push(error);
      chosen = error < chosen.error ? {value, error} : chosen;
    }
  }
  return {
    performance: [
      {name: 'root_mean_squared_error', type: 'real', values: [chosen.error]},
    ],
    parameter: [
      {name: 'parameter', type: 'nominal', values: [tried.parameter]},
      {name: 'value', type: 'real', values: [chosen.value]},
    ],
    log: [
      {name: 'ridge', type: 'real', values: log.values},
      {name: 'root_mean_squared_error', type: 'real', values: log.errors},
    ],
  };
};
