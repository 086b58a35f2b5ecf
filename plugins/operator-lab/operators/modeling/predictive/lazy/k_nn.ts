import {isNominal} from '../../../_shared/tables/chosenColumns';
import {regularColumns, rowCount} from '../../../_shared/tables/innerNumbers';
import {mixedDistance} from '../../../_shared/distances/mixedDistance';
import {withPredictions} from '../../../_shared/models/prediction';
import type {Prediction} from '../../../_shared/models/prediction';
import {PriorityQueue} from '../../../_shared/numbers/priorityQueue';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Table} from '../../../_shared/types';

/** A training row and its distance from the row to predict. */
type Neighbor = {readonly row: number; readonly distance: number};

/**
 * Comparator that sorts farther neighbors first. NaN is farther than any
 * number.
 */
function fartherFirst(a: Neighbor, b: Neighbor): number {
  const [isFirst, isSecond] = [a, b].map(({distance}) =>
    Number.isNaN(distance),
  );
  return isFirst || isSecond
    ? Number(isSecond) - Number(isFirst)
    : b.distance - a.distance;
}

/**
 * Returns the k nearest rows. A row at the same distance as the farthest of
 * them does not replace it.
 */
export function nearestRows(
  neighbors: readonly Neighbor[],
  k: number,
): readonly Neighbor[] {
  const queue = new PriorityQueue(fartherFirst);
  for (const neighbor of neighbors) {
    const farthest = queue.peek();
    if (queue.size < k) {
      queue.offer(neighbor);
    } else if (farthest && fartherFirst(farthest, neighbor) < 0) {
      queue.poll();
      queue.offer(neighbor);
    }
  }
  return queue.items;
}

/** Weights of the neighbors by distance. Nearer ones count more. */
function distanceWeights(neighbors: readonly Neighbor[], k: number): number[] {
  const total = neighbors.reduce((sum, {distance}) => sum + distance, 0);
  return total === 0
    ? neighbors.map(() => 1 / k)
    : neighbors.map(
        ({distance}) => (1 - distance / total) / Math.max(k - 1, 1),
      );
}

/**
 * Predicts the class with the largest sum of weights, or the first class in a
 * tie.
 */
function vote(
  label: Column,
  neighbors: readonly Neighbor[],
  weights: readonly number[],
): Prediction {
  const classes = knownValues(label);
  const sums = classes.map((name) =>
    neighbors.reduce((sum, {row}, at) => {
      // A missing label counts as the first class.
      const own = label.values[row] ?? classes[0];
      return own === name ? sum + (weights[at] ?? 0) : sum;
    }, 0),
  );
  const best = sums.reduce(
    (most, sum, at) => (sum > (sums[most] ?? -Infinity) ? at : most),
    -1,
  );
  return {
    value: classes[best] ?? null,
    confidences: sums.map((sum) => (Number.isNaN(sum) ? null : sum)),
  };
}

/** Weighted sum of the labels. */
function average(
  label: Column,
  neighbors: readonly Neighbor[],
  weights: readonly number[],
): Prediction {
  const value = neighbors.reduce(
    (sum, {row}, at) =>
      sum + Number(label.values[row] ?? NaN) * (weights[at] ?? 0),
    0,
  );
  return {value: Number.isNaN(value) ? null : value};
}

/**
 * Appends the new rows to the training columns. Nominal values that are not in
 * the training data become missing.
 */
function together(columns: readonly Column[], data: Table): readonly Column[] {
  return columns.map((column) => {
    const other = data.find(({name}) => name === column.name);
    if (!other) {
      throw new OperatorError(
        `The column "${column.name}" of the training data is absent.`,
      );
    }
    const known = isNominal(column) ? knownValues(column) : undefined;
    return {
      ...column,
      values: [
        ...column.values,
        ...other.values.map((value) =>
          known && !known.includes(String(value)) ? null : value,
        ),
      ],
    };
  });
}

/**
 * k-NN with the mixed Euclidean distance: trains the model and applies it to
 * new data.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const label = columnWithRole(training, 'label');
  const rows = rowCount(training);
  if (!label) {
    throw new OperatorError('The training data have no label.');
  }
  if (rows === 0) {
    throw new OperatorError('The training data have no rows.');
  }
  if (regularColumns(training).length === 0) {
    throw new OperatorError('The training data have no regular column.');
  }
  const k = Number(settings.k ?? 5);
  const isWeighted = settings.weighted_vote !== false;
  const columns = together(regularColumns(training), data);
  const predictions = Array.from({length: rowCount(data)}, (_, at) => {
    const neighbors = nearestRows(
      Array.from({length: rows}, (__, row) => ({
        row,
        distance: mixedDistance(columns, row, rows + at),
      })),
      k,
    );
    const weights =
      isWeighted && !(isNominal(label) && k === 1)
        ? distanceWeights(neighbors, k)
        : neighbors.map(() => 1 / k);
    return (isNominal(label) ? vote : average)(label, neighbors, weights);
  });
  return {
    exampleSet: training,
    applied: withPredictions(data, label, predictions),
  };
};
