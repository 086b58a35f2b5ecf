import {knownValues} from '../tables/knownValues';
import type {Column, Table, Value} from '../types';

/** What a model says of a row: the predicted value and, for a nominal label, the confidence of each class. */
export type Prediction = {
  readonly value: Value;
  /** In the order of the classes; null: missing. */
  readonly confidences?: readonly (number | null)[];
};

/**
 * A table with the predictions of a model after its columns: first the
 * predicted column, then the confidences of the classes of a nominal label.
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
