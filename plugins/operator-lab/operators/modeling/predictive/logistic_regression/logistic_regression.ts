import {
  innerNumbers,
  meanOfKnown,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {FAMILIES, mostLikely} from '../../../_shared/models/likelihood';
import type {Family} from '../../../_shared/models/likelihood';
import {dot, transpose} from '../../../_shared/numbers/matrix';
import type {Matrix} from '../../../_shared/numbers/matrix';
import {normalProbability} from '../../../_shared/numbers/distributions';
import {knownValues} from '../../../_shared/tables/knownValues';
import {
  columnOfTraining,
  trainingLabel,
} from '../../../_shared/tables/trainingLabel';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';

/**
 * Rows of numbers after a 1 for the intercept. The column's mean replaces
 * missing values.
 */
function filledRows(
  columns: readonly Column[],
  means: readonly number[],
): Matrix {
  const filled = columns.map((column, at) =>
    innerNumbers(column).map((value) =>
      Number.isNaN(value) ? Number(means[at]) : value,
    ),
  );
  const rows = Array.from({length: rowCount(columns)}, () => 1);
  return transpose([rows, ...filled]);
}

/**
 * Logistic Regression of numeric columns without regularization: trains the
 * model and applies it to new data. Means replace missing values.
 */
export const run: Run = (inputs) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const label = trainingLabel(training);
  const classes = knownValues(label);
  if (classes.length !== 2) {
    throw new OperatorError('The label needs two classes.');
  }
  const columns = regularColumns(training);
  const means = columns.map(meanOfKnown);
  const family = FAMILIES.binomial as Family;
  const {coefficients, errors} = mostLikely(
    filledRows(columns, means),
    label.values.map((value) => classes.indexOf(String(value))),
    family,
  );
  const tests = coefficients.map((value, at) => value / Number(errors[at]));
  const fresh = columns.map(({name}) => columnOfTraining(data, name));
  const chances = filledRows(fresh, means).map((row) =>
    family.mean(dot(row, coefficients)),
  );
  const numbers = (name: string, values: readonly number[]): Column => ({
    name,
    type: 'real',
    values,
  });
  return {
    model: [
      {
        name: 'Attribute',
        type: 'nominal',
        values: ['Intercept', ...columns.map(({name}) => name)],
      },
      numbers('Coefficient', coefficients),
      numbers('Std. Error', errors),
      numbers('z-Value', tests),
      numbers(
        'p-Value',
        tests.map((z) => 2 * (1 - normalProbability(Math.abs(z)))),
      ),
    ],
    applied: [
      ...data,
      numbers(
        `confidence(${classes[0]})`,
        chances.map((chance) => 1 - chance),
      ),
      numbers(`confidence(${classes[1]})`, chances),
    ],
  };
};
