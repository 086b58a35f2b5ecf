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

/** A model inside an ensemble: the table with its predictions. */
export type BaseModel = (data: Table) => Table;

/** A learner inside an ensemble. */
export type BaseLearner = (training: Table) => BaseModel;

/** Table of a result that a learner always has. */
const part = (results: Readonly<Record<string, Table>>, port: string): Table =>
  results[port] ?? [];

/** Decision Stump, by default with its gain ratio. */
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

/** The question of a stump, as a name of its first leaf. */
export function stumpQuestion(training: Table, settings: Settings = {}) {
  const leaves = part(
    decisionStump({'training set': training}, settings),
    'model',
  );
  return String(leaves[0]?.values[0] ?? '');
}

/** k-NN with so many neighbors. */
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

/** Default Model: the most frequent class, or the average of a numeric label. */
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

/** The table with the lists of values of its nominal columns, which its parts keep. */
export function withKnownValues(table: Table): Table {
  return table.map((column) =>
    isNominal(column)
      ? {...column, knownValues: knownValues(column)}
      : {...column},
  );
}

/** What a model says of each row: the predicted value, and the confidence of each class of the label. */
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

/** Place of the largest number, the first of equals. */
export function firstLargest(numbers: readonly number[]): number {
  return numbers.reduce(
    (best, one, at) => (one > (numbers[best] ?? -Infinity) ? at : best),
    0,
  );
}
