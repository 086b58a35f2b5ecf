import {isNominal} from '../../../_run/chosenColumns';
import {valueList} from '../../../_run/valueList';
import {renameColumn} from '../../../_run/renameColumn';
import {OperatorError} from '../../../_run/types';
import type {Column, Run, Table} from '../../../_run/types';

function nameIn(column: Column, row: number): string {
  const value = column.values[row] ?? null;
  if (isNominal(column)) {
    // A missing value is read as the first one of the list.
    return String(value ?? valueList(column)[0] ?? '');
  }
  const number = value === null ? NaN : Number(value);
  return Number.isInteger(number) ? `${number}.0` : String(number);
}

/** Rename by Example Values: a row that gives the names of the columns, and goes. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const position = Number(settings.row_number ?? 1);
  const size = table[0]?.values.length ?? 0;
  if (position < 1 || position > size) {
    throw new OperatorError(
      `There is no row ${position}; the table has ${size} rows.`,
    );
  }
  const renamed = table.reduce(
    (result: Table, column) =>
      renameColumn(result, column.name, nameIn(column, position - 1)),
    table,
  );
  return {
    'example set output': renamed.map((column) => ({
      ...column,
      values: column.values.filter((_, row) => row !== position - 1),
    })),
    original: table,
  };
};
