import {isNominal} from '../tables/chosenColumns';
import {onlyNumeric} from '../numbers/components';
import {pointsOf, regularColumns, rowCount} from '../tables/innerNumbers';
import type {Matrix} from '../numbers/matrix';
import type {Prediction} from '../models/prediction';
import {columnWithRole, labelOf} from '../tables/columnsByRole';
import {knownValues} from '../tables/knownValues';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/** Training rows as a learner of a border or a curve takes them. */
export type MarginRows = {
  readonly label: Column;
  /** Names of the regular columns, in their order. */
  readonly names: readonly string[];
  readonly points: Matrix;
  /** The label as a number: of two classes, the first is -1 and the second 1. */
  readonly targets: readonly number[];
  /** The weight of each row; 1 without a column of weights. */
  readonly weights: readonly number[];
};

/**
 * The training rows of a table with numeric columns.
 * @throws OperatorError without a label, or with a nominal one that does not have two values.
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
 * The rows of new data by the columns of the training data.
 * @throws OperatorError when one of these is not there.
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
 * What a model says of a row whose value it has computed: the number itself
 * or, of two classes, the second one above 0, with the logistic function as its
 * confidence. What is not a number gives the first class.
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
