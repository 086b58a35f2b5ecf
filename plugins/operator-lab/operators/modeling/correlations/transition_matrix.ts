import {isNominal} from '../../_shared/tables/chosenColumns';
import {matrixTable} from '../../_shared/tables/namedMatrix';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/**
 * Transition Matrix: returns each transition's share of all pairs of
 * consecutive rows. Rows are the first value and columns the next.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const name = String(settings.attribute ?? '');
  const column = table.find((one) => one.name === name);
  if (!column) {
    throw new OperatorError(`The table has no column "${name}".`);
  }
  if (!isNominal(column)) {
    throw new OperatorError(`The column "${name}" is not nominal.`);
  }
  const values = column.values.map((value) => String(value ?? '?'));
  const names = [...new Set(values)].sort();
  return {
    'transition matrix': matrixTable('from', names, names, (row, at) => {
      const count = values.filter(
        (value, place) =>
          value === names[row] && values[place + 1] === names[at],
      ).length;
      return count === 0 ? 0 : count / (values.length - 1);
    }),
    'example set': table,
  };
};
