import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../support/exampleTables';

const [neighbors, correlations] = exampleTables(
  'operators/scoring/explain_predictions',
);
const calls = numbers(neighbors, 'calls');
const tenure = numbers(neighbors, 'tenure');
const confidences = calls.map(
  (count, at) =>
    1 / (1 + Math.exp(3 - 0.8 * count + 0.05 * (tenure[at] ?? NaN))),
);

function centered(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Pearson correlation of two columns. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [centered(a), centered(b)];
  const products = x.reduce(
    (sum, value, at) => sum + value * (y[at] ?? NaN),
    0,
  );
  return products / (Math.hypot(...x) * Math.hypot(...y));
}

it('predicts the neighbors', () => {
  expect(numbers(neighbors, 'confidence(churn)')).toEqual(
    confidences.map((value) => rounded(value)),
  );
});

it('correlates each column with the predictions', () => {
  expect(numbers(correlations, 'correlation')).toEqual(
    column(correlations, 'column').map(
      (name) =>
        Math.round(
          correlation(numbers(neighbors, String(name)), confidences) * 1000,
        ) /
          1000 +
        0,
    ),
  );
});
