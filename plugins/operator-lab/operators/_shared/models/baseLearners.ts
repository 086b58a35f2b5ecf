import {run as nearestNeighbors} from '../../modeling/predictive/lazy/k_nn';
import {run as linearRegression} from '../../modeling/predictive/functions/linear_regression';
import {run as decisionStump} from '../../modeling/predictive/trees/decision_stump';
import {isNominal} from '../tables/chosenColumns';
import {rowCount} from '../tables/innerNumbers';
import type {Prediction} from './prediction';
import {withPredictions} from './prediction';
import {columnWithRole, labelOf} from '../tables/columnsByRole';
import {knownValues} from '../tables/knownValues';
import type {Column, Settings, Table} from '../types';

/** A model in an ensemble: adds predictions to a table. */
export type BaseModel = (data: Table) => Table;

/** A learner in an ensemble. */
export type BaseLearner = (training: Table) => BaseModel;

/** Returns the table of a port, or an empty table. */
const part = (results: Readonly<Record<string, Table>>, port: string): Table =>
  results[port] ?? [];

/** Decision Stump. The default criterion is gain ratio. */
export const stumpLearner =
  (settings: Settings = {}): BaseLearner =>
  (training) =>
  (data) =>
    part(
      decisionStump(
        {'training set': training, 'unlabelled data': data},
        settings,
      ),
      'labelled data',
    );

/** Returns the split of a stump, as the name of its first leaf. */
export function stumpQuestion(training: Table, settings: Settings = {}) {
  const leaves = part(
    decisionStump({'training set': training}, settings),
    'model',
  );
  return String(leaves[0]?.values[0] ?? '');
}

/** k-NN with `k` neighbors. */
export const nearestLearner =
  (k: number): BaseLearner =>
  (training) =>
  (data) =>
    part(
      nearestNeighbors({'training set': training, 'new data': data}, {k}),
      'applied',
    );

/** Linear Regression with all columns. */
export const linearLearner: BaseLearner = (training) => (data) =>
  part(
    linearRegression(
      {'training set': training, 'new data': data},
      {feature_selection: 'none', eliminate_colinear_features: false},
    ),
    'applied',
  );

/**
 * Default Model: predicts the most frequent class, or the mean of a numeric
 * label.
 */
export const defaultLearner: BaseLearner = (training) => {
  const label = labelOf(training);
  const {values} = label;
  const classes = isNominal(label) ? knownValues(label) : [];
  const shares = classes.map(
    (name) => values.filter((value) => value === name).length / values.length,
  );
  const prediction: Prediction = isNominal(label)
    ? {
        value: classes[shares.indexOf(Math.max(...shares))] ?? null,
        confidences: shares,
      }
    : {
        value:
          values.reduce<number>((sum, one) => sum + Number(one), 0) /
          values.length,
      };
  return (data) =>
    withPredictions(
      data,
      label,
      Array.from({length: rowCount(data)}, () => prediction),
    );
};

/**
 * Stores the value lists of nominal columns, so that parts of the table keep
 * them.
 */
export function withKnownValues(table: Table): Table {
  return table.map((column) =>
    isNominal(column)
      ? {...column, knownValues: knownValues(column)}
      : {...column},
  );
}

/**
 * Returns the prediction for each row, with confidences per class of the label.
 */
export function predictionsOf(
  model: BaseModel,
  data: Table,
  label: Column,
): readonly Prediction[] {
  const plain = data.filter(
    ({role = ''}) => role !== 'prediction' && !role.startsWith('confidence_'),
  );
  const labelled = model(plain);
  const value = columnWithRole(labelled, 'prediction');
  const confidences = (isNominal(label) ? knownValues(label) : []).map((name) =>
    columnWithRole(labelled, `confidence_${name}`),
  );
  return Array.from({length: rowCount(plain)}, (_, row) => ({
    value: value?.values[row] ?? null,
    confidences: confidences.map((one) => Number(one?.values[row] ?? NaN)),
  }));
}

/**
 * Returns the index of the largest number. If numbers tie, the first one wins.
 */
export function firstLargest(numbers: readonly number[]): number {
  return numbers.reduce(
    (best, one, at) => (one > (numbers[best] ?? -Infinity) ? at : best),
    0,
  );
}
