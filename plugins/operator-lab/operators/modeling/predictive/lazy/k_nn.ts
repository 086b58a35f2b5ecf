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

/** Below 0 where the first neighbor is farther; no number is farther than all. */
function fartherFirst(a: Neighbor, b: Neighbor): number {
  const [isFirst, isSecond] = [a, b].map(({distance}) =>
    Number.isNaN(distance),
  );
  return isFirst || isSecond
    ? Number(isSecond) - Number(isFirst)
    : b.distance - a.distance;
}

/** The k nearest of some rows. A row that ties with the farthest of them does not take its place. */
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

/** Weights of the neighbors when nearer ones count more. */
function distanceWeights(neighbors: readonly Neighbor[], k: number): number[] {
  const total = neighbors.reduce((sum, {distance}) => sum + distance, 0);
  return total === 0
    ? neighbors.map(() => 1 / k)
    : neighbors.map(
        ({distance}) => (1 - distance / total) / Math.max(k - 1, 1),
      );
}

/** The class with the largest sum of weights, the first one of equals. */
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

/** The weighted sum of the labels. */
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

/** The columns of the training data, with the rows of the new data below; a value that they do not know is missing. */
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

/** k-NN with the mixed Euclidean distance, and its model applied to new data. */
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
