import type {
  Column,
  Table,
  Value,
} from '../../../plugins/operator-lab/operators/_shared/types';
import {noteOf} from './columns';
import type {ColumnNote} from './columns';
import type {Cell, ExampleTable} from './exampleTables';

/**
 * Facts about columns that a page's table does not show: type, role, and list
 * of values.
 */
export type ColumnNotes = Readonly<Record<string, ColumnNote>>;

function typeOf(values: readonly Value[]): Column['type'] {
  const known = values.filter((value) => value !== null);
  if (!known.length || !known.every((value) => typeof value === 'number')) {
    return 'nominal';
  }
  return known.every((value) => Number.isInteger(value)) ? 'integer' : 'real';
}

/**
 * Converts a page's table to an operator's input: `?` is a missing value, and
 * columns are nominal, integer, or real by their cells unless a note overrides
 * it.
 * @param names Columns to select, in this order. Default: all.
 */
export function asTable(
  rows: ExampleTable | undefined,
  notes: ColumnNotes = {},
  names: readonly string[] = Object.keys(rows?.[0] ?? {}),
): Table {
  return names.map((name) => {
    const values = (rows ?? []).map((row): Value => {
      if (!(name in row)) {
        throw new Error(`The table has no column "${name}".`);
      }
      return row[name] === '?' ? null : (row[name] as Cell);
    });
    return {name, values, type: typeOf(values), ...noteOf(notes[name])};
  });
}

/** Names of a result's columns without a role, as a page lists them. */
export const regularNames = (table: Table | undefined): string =>
  (table ?? [])
    .filter(({role}) => !role)
    .map(({name}) => name)
    .join(', ');

/**
 * Cells of a result's column as a page shows them: numbers rounded, `?` for a
 * missing value.
 */
export function shownCells(
  table: Table | undefined,
  name: string,
  digits = 3,
): readonly Cell[] {
  const column = table?.find((one) => one.name === name);
  if (!column) {
    throw new Error(
      `The result has no column "${name}", only ${(table ?? []).map((one) => one.name).join(', ')}.`,
    );
  }
  return column.values.map((value) =>
    typeof value === 'number' && Number.isFinite(value)
      ? Number(value.toFixed(digits)) + 0
      : String(value ?? '?').replace('Infinity', '∞'),
  );
}

/** Rows of a result as a page shows them. See `shownCells`. */
export function shownRows(table: Table | undefined, digits = 3): ExampleTable {
  const columns = (table ?? []).map(
    ({name}) => [name, shownCells(table, name, digits)] as const,
  );
  return (table?.[0]?.values ?? []).map((_, at) =>
    Object.fromEntries(
      columns.map(([name, cells]) => [name, cells[at] as Cell]),
    ),
  );
}
