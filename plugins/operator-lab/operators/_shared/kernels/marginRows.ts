import {isNominal} from '../tables/chosenColumns';
import {onlyNumeric} from '../numbers/components';
import {pointsOf, regularColumns, rowCount} from '../tables/innerNumbers';
import type {Matrix} from '../numbers/matrix';
import type {Prediction} from '../models/prediction';
import {columnWithRole, labelOf} from '../tables/columnsByRole';
import {knownValues} from '../tables/knownValues';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/** Training rows of a kernel or margin learner. */
export type MarginRows = {
  readonly label: Column;
  /** Names of the regular columns, in table order. */
  readonly names: readonly string[];
  readonly points: Matrix;
  /** Numeric labels. With two classes, the first is -1 and the second is 1. */
  readonly targets: readonly number[];
  /** Weight of each row: 1 without a weight column. */
  readonly weights: readonly number[];
};

/**
 * Converts a table with numeric columns to training rows.
 * @throws OperatorError if there is no label, or if a nominal label does not
 * have two values.
 */
export function marginRows(table: Table): MarginRows {
  const label = labelOf(table);
  onlyNumeric(table);
  const classes = isNominal(label) ? knownValues(label) : undefined;
  if (classes && classes.length !== 2) {
    throw new OperatorError('A nominal label must have two values.');
  }
  const columns = regularColumns(table);
  const weight = columnWithRole(table, 'weight');
  return {
    label,
    names: columns.map(({name}) => name),
    points: pointsOf(columns, rowCount(table)),
    targets: label.values.map((value) =>
      classes ? (value === classes[1] ? 1 : -1) : Number(value),
    ),
    weights: label.values.map((_, row) =>
      weight ? Number(weight.values[row]) : 1,
    ),
  };
}

/**
 * Returns the rows of new data, with the columns of the training data.
 * @throws OperatorError if a column is missing.
 */
export function newPoints(data: Table, names: readonly string[]): Matrix {
  const columns = names.map((name) => {
    const column = regularColumns(data).find((one) => one.name === name);
    if (!column) {
      throw new OperatorError(`The new data have no column "${name}".`);
    }
    return column;
  });
  return pointsOf(columns, rowCount(data));
}

/**
 * Converts the output of a model to a prediction. With a numeric label, the
 * prediction is the output. With two classes, the second one is predicted above
 * 0, and confidences come from the logistic function. NaN predicts the first
 * class.
 */
export function signedPrediction(label: Column, value: number): Prediction {
  const isKnown = !Number.isNaN(value);
  if (!isNominal(label)) {
    return {value: isKnown ? value : null};
  }
  const [first = '', second = ''] = knownValues(label);
  return {
    value: value > 0 ? second : first,
    confidences: isKnown
      ? [1 / (1 + Math.exp(value)), 1 / (1 + Math.exp(-value))]
      : [null, null],
  };
}
