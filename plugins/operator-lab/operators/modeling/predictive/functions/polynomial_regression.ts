import {complete} from '../../../_shared/tables/complete';
import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {innerNumbers, rowCount} from '../../../_shared/tables/innerNumbers';
import {withPredictions} from '../../../_shared/models/prediction';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {OperatorError} from '../../../_shared/types';
import type {Run, Table} from '../../../_shared/types';

type Term = {
  readonly column: string;
  readonly coefficient: number;
  readonly degree: number;
};

function termsOf(model: Table): readonly Term[] {
  const cell = (name: string, row: number) =>
    model.find((column) => column.name === name)?.values[row] ?? null;
  return Array.from({length: rowCount(model)}, (_, row) => ({
    column: String(cell('column', row)),
    coefficient: Number(cell('coefficient', row)),
    degree: Number(cell('degree', row)),
  }));
}

/**
 * Polynomial Regression: returns the predictions and the error of one candidate
 * of the search. The last term of `model` has the degree 0.
 */
export const run: Run = (inputs) => {
  const {'training set': training = []} = inputs;
  const model = complete(inputs.model);
  const label = columnWithRole(training, 'label');
  if (!label || !isNumeric(label)) {
    throw new OperatorError('There must be a numeric label.');
  }
  const terms = termsOf(model).map(({column, coefficient, degree}) => {
    const values = training.find(({name}) => name === column);
    if (!values && degree > 0) {
      throw new OperatorError(`The column "${column}" is absent.`);
    }
    const numbers = values ? innerNumbers(values) : [];
    return (row: number) =>
      degree > 0 ? coefficient * Number(numbers[row]) ** degree : coefficient;
  });
  const predictions = Array.from({length: rowCount(training)}, (_, row) =>
    terms.reduce((sum, term) => sum + term(row), 0),
  );
  const labels = innerNumbers(label);
  const error = Math.sqrt(
    predictions.reduce(
      (sum, value, row) => sum + (value - Number(labels[row])) ** 2,
      0,
    ),
  );
  return {
    applied: withPredictions(
      training,
      label,
      predictions.map((value) => ({
        value: Number.isNaN(value) ? null : value,
      })),
    ),
    error: [
      {
        name: 'error',
        type: 'real',
        values: [Number.isNaN(error) ? null : error],
      },
    ],
  };
};
