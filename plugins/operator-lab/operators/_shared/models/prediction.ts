import {knownValues} from '../tables/knownValues';
import type {Column, Table, Value} from '../types';

/**
 * Predicted value of a row, with the confidence of each class if the label is
 * nominal.
 */
export type Prediction = {
  readonly value: Value;
  /** Confidences in class order. A missing confidence is null. */
  readonly confidences?: readonly (number | null)[];
};

/**
 * Appends predictions to a table: first the predicted column, then one
 * confidence column for each class of a nominal label.
 */
export function withPredictions(
  table: Table,
  label: Column,
  predictions: readonly Prediction[],
): Table {
  const classes = label.type === 'nominal' ? knownValues(label) : [];
  return [
    ...table,
    {
      name: `prediction(${label.name})`,
      type: label.type,
      role: 'prediction',
      ...(label.type === 'nominal' && {knownValues: classes}),
      values: predictions.map(({value}) => value),
    },
    ...classes.map((name, at): Column => ({
      name: `confidence(${name})`,
      type: 'real',
      role: `confidence_${name}`,
      values: predictions.map(({confidences}) => confidences?.[at] ?? null),
    })),
  ];
}
