import {sum} from '../../_shared/numbers/averages';
import {isNominal} from '../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  regularColumns,
  rowCount,
} from '../../_shared/tables/innerNumbers';
import {squareTable} from '../../_shared/tables/namedMatrix';
import {OperatorError} from '../../_shared/types';
import type {Column, Run} from '../../_shared/types';

/**
 * Deviations from the mean. All are NaN if the column is nominal or has a
 * missing value.
 */
function deviations(column: Column): readonly number[] {
  const numbers = isNominal(column)
    ? column.values.map(() => NaN)
    : innerNumbers(column);
  const mean = sum(numbers) / numbers.length;
  return numbers.map((value) => value - mean);
}

/**
 * Covariance Matrix: returns the covariance of each pair of regular columns.
 */
export const run: Run = (inputs) => {
  const {'example set': table = []} = inputs;
  const columns = regularColumns(table);
  const rows = rowCount(table);
  if (!rows || !columns.length) {
    throw new OperatorError('The table has no row, or no regular column.');
  }
  const all = columns.map(deviations);
  const covariance = squareTable(
    columns.map(({name}) => name),
    (one, other) =>
      sum(
        (all[one] ?? []).map((value, row) => value * Number(all[other]?.[row])),
      ) /
      (rows - 1),
  );
  return {covariance, 'example set': table};
};
