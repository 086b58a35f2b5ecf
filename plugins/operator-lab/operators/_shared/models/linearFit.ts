import {ridgeCoefficients} from '../numbers/leastSquares';
import {inverted} from '../numbers/linearSystem';
import {dot, multiply, transpose} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';
import {pValueOf} from '../numbers/distributions';
import {NotComputed} from '../types';
import type {Settings} from '../types';

/**
 * Training rows of a linear regression, with the label and weight of each row.
 */
export type LinearData = {
  readonly rows: Matrix;
  readonly labels: readonly number[];
  readonly weights: readonly number[];
};

/**
 * A linear model: the indexes of its columns, their coefficients, and the
 * intercept.
 */
export type LinearFit = {
  readonly used: readonly number[];
  readonly coefficients: readonly number[];
  readonly intercept: number;
};

function mean(values: readonly number[], weights: readonly number[]): number {
  return (
    dot(values, weights) / weights.reduce((sum, weight) => sum + weight, 0)
  );
}

function column(data: LinearData, at: number): number[] {
  return data.rows.map((row) => Number(row[at]));
}

function spread(values: readonly number[], weights: readonly number[]): number {
  const center = mean(values, weights);
  return Math.sqrt(
    mean(
      values.map((value) => (value - center) ** 2),
      weights,
    ),
  );
}

function fit(
  data: LinearData,
  used: readonly number[],
  {ridge = 1e-8, use_bias: hasBias = true}: Settings,
): LinearFit {
  const means = used.map((at) =>
    hasBias ? mean(column(data, at), data.weights) : 0,
  );
  const coefficients = used.length
    ? ridgeCoefficients(
        data.rows.map((row) =>
          used.map((at, on) => Number(row[at]) - Number(means[on])),
        ),
        data.labels,
        data.weights,
        Number(ridge),
      )
    : [];
  const intercept = hasBias
    ? mean(data.labels, data.weights) - dot(coefficients, means)
    : 0;
  return {used, coefficients, intercept};
}

/** Returns the prediction of a linear model for a row. */
export function predicted(model: LinearFit, row: readonly number[]): number {
  return model.used.reduce(
    (sum, at, on) => sum + Number(row[at]) * Number(model.coefficients[on]),
    model.intercept,
  );
}

/** Returns the sum of squared errors of a linear model. */
export function squaredError(model: LinearFit, data: LinearData): number {
  return data.rows.reduce(
    (sum, row, at) =>
      sum + (predicted(model, row) - Number(data.labels[at])) ** 2,
    0,
  );
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const ones = a.map(() => 1);
  const [centerA, centerB] = [mean(a, ones), mean(b, ones)];
  const product = a.map(
    (value, at) => (value - centerA) * (Number(b[at]) - centerB),
  );
  return mean(product, ones) / (spread(a, ones) * spread(b, ones));
}

/**
 * Computes the tolerance of a column: 1 - r², where r is the correlation of the
 * column with a label prediction from the other columns.
 */
function tolerance(
  data: LinearData,
  used: readonly number[],
  at: number,
  settings: Settings,
): number {
  const others = fit(
    data,
    used.filter((one) => one !== at),
    settings,
  );
  const r = correlation(
    column(data, at),
    data.rows.map((row) => predicted(others, row)),
  );
  return 1 - r ** 2;
}

function withoutCollinear(
  data: LinearData,
  all: readonly number[],
  settings: Settings,
): readonly number[] {
  const {
    eliminate_colinear_features: isOn = true,
    min_tolerance: limit = 0.05,
  } = settings;
  let used = all;
  while (isOn) {
    const tolerances = used.map((at) => tolerance(data, used, at, settings));
    const low = Math.min(
      ...tolerances.filter((value) => value < Number(limit)),
    );
    if (low === Infinity) {
      break;
    }
    const worst = tolerances.lastIndexOf(low);
    used = used.filter((_, on) => on !== worst);
  }
  return used;
}

/**
 * M5 prime: removes the column with the smallest standardized coefficient while
 * the criterion decreases.
 */
function m5Prime(
  data: LinearData,
  full: LinearFit,
  settings: Settings,
  freedom: number,
): LinearFit {
  const error = squaredError(full, data);
  let best = full;
  let lowest = freedom + 2 * (data.rows.length - freedom);
  for (let terms = data.rows.length - freedom - 1; best.used.length; terms--) {
    // Coefficients of the full fit, by position.
    const sizes = best.used.map((at, on) =>
      Math.abs(
        Number(full.coefficients[on]) * spread(column(data, at), data.weights),
      ),
    );
    const smallest = sizes.indexOf(Math.min(...sizes));
    const next = fit(
      data,
      best.used.filter((_, on) => on !== smallest),
      settings,
    );
    const criterion = (squaredError(next, data) / error) * freedom + 2 * terms;
    if (!(criterion < lowest)) {
      break;
    }
    [best, lowest] = [next, criterion];
  }
  return best;
}

/**
 * Fits a linear model to the columns that the settings select.
 * @throws NotComputed for feature selections other than `none` and `M5 prime`.
 */
export function linearFit(data: LinearData, settings: Settings): LinearFit {
  const varied = (data.rows[0] ?? [])
    .map((_, at) => at)
    .filter((at) => spread(column(data, at), data.weights) > 0);
  const full = fit(data, withoutCollinear(data, varied, settings), settings);
  switch (settings.feature_selection ?? 'M5 prime') {
    case 'none':
      return full;
    case 'M5 prime':
      return m5Prime(
        data,
        full,
        settings,
        data.rows.length - varied.length - 1,
      );
    default:
      throw new NotComputed('This feature selection is not computed here.');
  }
}

/**
 * Computes standard errors, t-statistics, and p-values of a model. The
 * intercept is last.
 */
export function tested(model: LinearFit, data: LinearData) {
  const terms = data.rows.map((row) => [
    ...model.used.map((at) => Number(row[at])),
    1,
  ]);
  const freedom = terms.length - model.used.length - 1;
  const variance = squaredError(model, data) / freedom;
  const covariance = inverted(multiply(transpose(terms), terms)) ?? [];
  return [...model.coefficients, model.intercept].map((coefficient, at) => {
    const error = Math.sqrt(variance * Number(covariance[at]?.[at]));
    const t = coefficient / error;
    return {coefficient, error, t, p: pValueOf(t, freedom)};
  });
}
