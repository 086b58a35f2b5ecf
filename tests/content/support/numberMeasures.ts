import {
  mean,
  sum,
} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';

/** A label and its prediction. */
type Predicted = {readonly label: number; readonly prediction: number};

/** Ranks starting with 1. Equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  return values.map(
    (value) =>
      values.filter((other) => other < value).length +
      (values.filter((other) => other === value).length + 1) / 2,
  );
}

function pearson(one: readonly number[], other: readonly number[]): number {
  const products = (a: readonly number[], b: readonly number[]) =>
    sum(a.map((value, at) => (value - mean(a)) * ((b[at] ?? NaN) - mean(b))));
  return (
    products(one, other) /
    Math.sqrt(products(one, one) * products(other, other))
  );
}

/** Kendall's tau-b over all pairs of rows. */
function kendall(rows: readonly Predicted[]): number {
  const signs = rows.flatMap((one, at) =>
    rows.slice(at + 1).map((other) => ({
      label: Math.sign(one.label - other.label),
      prediction: Math.sign(one.prediction - other.prediction),
    })),
  );
  const ordered = (key: keyof Predicted) =>
    signs.filter((pair) => pair[key] !== 0).length;
  return (
    sum(signs.map(({label, prediction}) => label * prediction)) /
    Math.sqrt(ordered('label') * ordered('prediction'))
  );
}

/** Measures of predicted numbers, by their names in operators. */
export function numberMeasures(rows: readonly Predicted[]) {
  const labels = rows.map(({label}) => label);
  const predictions = rows.map(({prediction}) => prediction);
  const error = ({label, prediction}: Predicted) =>
    Math.abs(label - prediction);
  const errors = rows.map(error);
  const squares = errors.map((value) => value ** 2);
  const fromMean = labels.map((label) => Math.abs(label - mean(labels)));
  const relative = (
    part: readonly Predicted[],
    base: (...values: number[]) => number,
  ) =>
    mean(
      part.map(
        (row) =>
          error(row) / base(Math.abs(row.label), Math.abs(row.prediction)),
      ),
    );
  const nonZero = rows.filter(({label}) => label !== 0);
  const r = Math.max(0, pearson(labels, predictions));
  return {
    root_mean_squared_error: Math.sqrt(mean(squares)),
    absolute_error: mean(errors),
    relative_error: relative(nonZero, (label) => label ?? NaN),
    relative_error_lenient: relative(rows, Math.max),
    relative_error_strict: relative(rows, Math.min),
    normalized_absolute_error: sum(errors) / sum(fromMean),
    root_relative_squared_error: Math.sqrt(
      sum(squares) / sum(fromMean.map((value) => value ** 2)),
    ),
    squared_error: mean(squares),
    correlation: r,
    squared_correlation: r * r,
    prediction_average: mean(labels),
    spearman_rho: pearson(ranks(labels), ranks(predictions)),
    kendall_tau: kendall(rows),
  };
}
