import {isNominal} from '../../../_shared/tables/chosenColumns';
import {doubleText} from '../../../_shared/texts/doubleText';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Table, Value} from '../../../_shared/types';

/** Largest number in a column name. Larger ids become this number. */
const MAX_INTEGER = 2_147_483_647;

/** Returns the column name for a row: its id, or its number. */
function nameOf(id: Column | undefined, row: number): string {
  if (!id) {
    return `att_${row + 1}`;
  }
  const value = id.values[row] ?? null;
  if (value === null) {
    return 'att_NaN';
  }
  return isNominal(id)
    ? String(value)
    : `att_${Math.trunc(Math.min(numberIn(id, value), MAX_INTEGER))}`;
}

/** Returns the number of a cell. Dates are milliseconds. */
function numberIn({type}: Column, value: Exclude<Value, null>): number {
  return type === 'date' ? Date.parse(String(value)) : Number(value);
}

function cellOf(column: Column, row: number, asText: boolean): Value {
  const value = column.values[row] ?? null;
  if (value === null || isNominal(column)) {
    return value;
  }
  const number = numberIn(column, value);
  return asText ? doubleText(number) : number;
}

/** Transpose: swaps rows and columns. Column names become ids. */
export const run: Run = (inputs) => {
  const {'example set input': table = []} = inputs;
  const id = table.find(({role}) => role === 'id');
  const others: Table = table.filter((column) => column !== id);
  const asText = others.some(isNominal);
  const names = (table[0]?.values ?? []).map((_, row) => nameOf(id, row));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) {
    throw new OperatorError(`Two rows have the id "${twice}".`);
  }
  if (names.includes('id')) {
    throw new OperatorError('There would be two columns called "id".');
  }
  return {
    'example set output': [
      {
        name: 'id',
        type: 'nominal',
        role: 'id',
        values: others.map(({name}) => name),
      },
      ...names.map((name, row): Column => ({
        name,
        type: asText ? 'nominal' : 'real',
        values: others.map((column) => cellOf(column, row, asText)),
      })),
    ],
    original: table,
  };
};
