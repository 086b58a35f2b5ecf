import {isNominal} from '../../../_shared/tables/chosenColumns';
import {knownValues} from '../../../_shared/tables/knownValues';
import {renameColumn} from '../../../_shared/tables/renameColumn';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Table} from '../../../_shared/types';

/**
 * Formats a number with a decimal place. Large and small numbers have an
 * exponent.
 */
function nameOf(number: number): string {
  const size = Math.abs(number);
  if (!Number.isFinite(number) || (size < 1e7 && size >= 1e-3) || size === 0) {
    return Number.isInteger(number) ? `${number}.0` : String(number);
  }
  const [digits = '', exponent] = number.toExponential().split(/e\+?/);
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent}`;
}

function nameIn(column: Column, row: number): string {
  const value = column.values[row] ?? null;
  if (isNominal(column)) {
    // A missing value counts as the first value of the list.
    return String(value ?? knownValues(column)[0] ?? '');
  }
  if (value === null) {
    return 'NaN';
  }
  return nameOf(
    column.type === 'date' ? Date.parse(String(value)) : Number(value),
  );
}

/**
 * Rename by Example Values: uses the values of a row as column names and
 * removes the row.
 */
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
