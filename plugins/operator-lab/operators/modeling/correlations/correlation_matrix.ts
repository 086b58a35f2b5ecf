import {isNominal} from '../../_shared/tables/chosenColumns';
import {innerNumbers, regularColumns} from '../../_shared/tables/innerNumbers';
import {knownValues} from '../../_shared/tables/knownValues';
import {squareTable} from '../../_shared/tables/namedMatrix';
import {pearson} from '../../_shared/numbers/pearson';
import type {Column, Run} from '../../_shared/types';

const TWO_VALUES = 2;

/**
 * Numbers of a column: 0 and 1 for a nominal column with two values, NaN for
 * other nominal columns and for dates.
 */
function numbersOf(column: Column): readonly number[] {
  const isUsed = isNominal(column)
    ? knownValues(column).length === TWO_VALUES
    : column.type !== 'date';
  return isUsed ? innerNumbers(column) : column.values.map(() => NaN);
}

/**
 * Correlation Matrix: returns the correlation of each pair of regular columns,
 * optionally squared.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const columns = regularColumns(table);
  const numbers = columns.map(numbersOf);
  const matrix = squareTable(
    columns.map(({name}) => name),
    (row, at) => {
      if (row === at) {
        return 1;
      }
      const r = pearson(numbers[row] ?? [], numbers[at] ?? []);
      return settings.squared_correlation === true ? r * r : r;
    },
  );
  return {matrix, 'example set': table};
};
