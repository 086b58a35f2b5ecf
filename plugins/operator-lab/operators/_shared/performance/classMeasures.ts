import {sum} from '../numbers/averages';
import type {Measured} from './performanceRows';
import {knownValues} from '../tables/knownValues';
import {OperatorError} from '../types';
import type {Column, Settings} from '../types';

/** Total row weight by true class, then by predicted class. */
export type ConfusionMatrix = readonly (readonly number[])[];

/**
 * Counts rows by class.
 * @param classes Classes of the matrix, in order.
 * @throws OperatorError if a label or prediction is not one of the classes.
 */
export function confusionMatrix(
  {label, prediction, counted}: Measured,
  classes: readonly string[],
): ConfusionMatrix {
  const counts = classes.map(() => classes.map(() => 0));
  for (const {at, weight} of counted) {
    const [row, column] = [label, prediction].map(({values}) =>
      classes.indexOf(String(values[at] ?? '?')),
    );
    const cells = counts[row ?? -1];
    if (!cells || column === undefined || column < 0) {
      throw new OperatorError(
        `Row ${at + 1} has a label or prediction that is no class.`,
      );
    }
    cells[column] = (cells[column] ?? 0) + weight;
  }
  return counts;
}

const rowSums = (matrix: ConfusionMatrix) => matrix.map(sum);
const columnSums = (matrix: ConfusionMatrix) =>
  matrix.map((_, at) => sum(matrix.map((row) => row[at] ?? 0)));
const diagonal = (matrix: ConfusionMatrix) =>
  matrix.map((row, at) => row[at] ?? 0);

/** Share of rows on the diagonal: NaN without rows. */
export function accuracy(matrix: ConfusionMatrix): number {
  return sum(diagonal(matrix)) / sum(rowSums(matrix));
}

/** Cohen's kappa: accuracy corrected for chance. */
export function kappa(matrix: ConfusionMatrix): number {
  const total = sum(rowSums(matrix));
  const predicted = columnSums(matrix);
  const chance = sum(
    rowSums(matrix).map(
      (real, at) => (real * (predicted[at] ?? 0)) / total ** 2,
    ),
  );
  return (accuracy(matrix) - chance) / (1 - chance);
}

/** Returns class weights for weighted means. The default weight is 1. */
export function classWeights(label: Column, settings: Settings): number[] {
  const classes = knownValues(label);
  const weights = classes.map(() => 1);
  for (const [name, weight] of [settings.class_weights ?? []].flat() as [
    string,
    string,
  ][]) {
    const at = classes.indexOf(name);
    if (at < 0) {
      throw new OperatorError(`There is no class named "${name}".`);
    }
    weights[at] = Number(weight);
  }
  return weights;
}

/**
 * Computes the weighted mean of the diagonal shares. A class without rows has a
 * share of 0.
 */
function weightedMean(
  matrix: ConfusionMatrix,
  sums: readonly number[],
  weights: readonly number[],
): number {
  return (
    sum(
      diagonal(matrix).map(
        (hits, at) =>
          (weights[at] ?? 0) * (sums[at] === 0 ? 0 : hits / (sums[at] ?? 0)),
      ),
    ) / sum(weights)
  );
}

/** Mean recall, weighted by class. */
export function meanRecall(
  matrix: ConfusionMatrix,
  weights: readonly number[],
): number {
  return weightedMean(matrix, rowSums(matrix), weights);
}

/** Mean precision, weighted by class. */
export function meanPrecision(
  matrix: ConfusionMatrix,
  weights: readonly number[],
): number {
  return weightedMean(matrix, columnSums(matrix), weights);
}
