import {sum} from '../numbers/averages';
import type {Measured} from './performanceRows';
import {knownValues} from '../tables/knownValues';
import {OperatorError} from '../types';
import type {Column, Settings} from '../types';

/** Weights of rows by class: first by the real one, then by the predicted one. */
export type ConfusionMatrix = readonly (readonly number[])[];

/**
 * Counts rows by class.
 * @param classes Classes of the matrix, in order.
 * @throws OperatorError for a row whose label or prediction is none of them.
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

/** Share of rows on the diagonal; not a number without any row. */
export function accuracy(matrix: ConfusionMatrix): number {
  return sum(diagonal(matrix)) / sum(rowSums(matrix));
}

/** How far the accuracy exceeds chance. */
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

/** Weights of the classes in weighted means: 1 for those that the list does not name. */
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

/** Mean of what each class has on the diagonal; 0 for a class without any. */
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

/** Mean recall of the classes, by their weights. */
export function meanRecall(
  matrix: ConfusionMatrix,
  weights: readonly number[],
): number {
  return weightedMean(matrix, rowSums(matrix), weights);
}

/** Mean precision of the classes, by their weights. */
export function meanPrecision(
  matrix: ConfusionMatrix,
  weights: readonly number[],
): number {
  return weightedMean(matrix, columnSums(matrix), weights);
}
