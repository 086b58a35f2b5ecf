import {chosenColumns} from '../../_run/chosenColumns';
import {OperatorError} from '../../_run/types';
import type {Column, Run, Table} from '../../_run/types';

function equals(
  columns: readonly Column[],
  one: number,
  other: number,
  missingIsEqual: boolean,
): boolean {
  return columns.every(
    ({values}) =>
      values[one] === values[other] && (missingIsEqual || values[one] !== null),
  );
}

function rowsOf(table: Table, isIn: (row: number) => boolean): Table {
  return table.map((column) => ({
    ...column,
    values: column.values.filter((_, row) => isIn(row)),
  }));
}

/** Remove Duplicates: the first of each group of rows that agree. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const compared = chosenColumns(table, settings, () => true);
  if (compared.length === 0) {
    throw new OperatorError(
      'At least 1 column must be selected, and none is selected.',
    );
  }
  const missingIsEqual = settings.treat_missing_values_as_duplicates === true;
  const kept: number[] = [];
  const count = table[0]?.values.length ?? 0;
  for (let row = 0; row < count; row++) {
    if (!kept.some((first) => equals(compared, row, first, missingIsEqual))) {
      kept.push(row);
    }
  }
  return {
    'example set output': rowsOf(table, (row) => kept.includes(row)),
    duplicates: rowsOf(table, (row) => !kept.includes(row)),
  };
};
