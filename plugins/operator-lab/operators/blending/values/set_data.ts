import {isNominal} from '../../_shared/tables/chosenColumns';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table, Value} from '../../_shared/types';
import {knownValues} from '../../_shared/tables/knownValues';

/** Returns the index of the row, starting at 0. */
function rowOf(table: Table, settings: Settings): number {
  const size = table[0]?.values.length ?? 0;
  const position = Number(settings.example_index);
  const row =
    settings.count_backwards === true ? size - position : position - 1;
  if (row >= size || row < 0) {
    throw new OperatorError(
      `The table has ${size} rows, and none at position ${position}.`,
    );
  }
  return row;
}

function valueFor(column: Column, text: string): Value {
  if (isNominal(column)) {
    const known = new Set([...knownValues(column), text]);
    if (column.type === 'binominal' && known.size > 2) {
      throw new OperatorError(
        `The column "${column.name}" has two values, and "${text}" would be a third one.`,
      );
    }
    return text;
  }
  if (text.trim() === 'NaN') {
    return null;
  }
  const number = text.trim() === '' ? NaN : Number(text);
  if (Number.isNaN(number)) {
    throw new OperatorError(`The value "${text}" is no number.`);
  }
  return column.type === 'date' ? new Date(number).toISOString() : number;
}

function withValue(
  table: Table,
  row: number,
  [name, text]: readonly [string, string],
): Table {
  if (!table.some((column) => column.name === name)) {
    throw new OperatorError(`There is no column "${name}".`);
  }
  return table.map((column) =>
    column.name === name
      ? {
          ...column,
          values: column.values.map((old, at) =>
            at === row ? valueFor(column, text) : old,
          ),
        }
      : column,
  );
}

/** Set Data: sets values of one row. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {attribute_name: name, value, additional_values: more} = settings;
  const row = rowOf(table, settings);
  const pairs = [
    ...(name && value ? [[String(name), String(value)] as const] : []),
    ...(Array.isArray(more) ? (more as [string, string][]) : []),
  ];
  return {
    'example set output': pairs.reduce(
      (result: Table, pair) => withValue(result, row, pair),
      table,
    ),
    original: table,
  };
};
