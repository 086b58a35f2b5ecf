import {OperatorError} from '../types';
import type {Column, Table, Value} from '../types';

/** An annotation to write. A null text removes it. */
export type Note = readonly [name: string, text: string | null];

/** Converts annotations to a table with one row each. */
export function notesTable(notes: readonly Note[]): Table {
  const column = (name: string, values: readonly Value[]): Column => ({
    name,
    type: 'nominal',
    values,
  });
  return [
    {
      ...column(
        'annotation',
        notes.map(([name]) => name),
      ),
      role: 'id',
    },
    column(
      'value',
      notes.map(([, text]) => text),
    ),
  ];
}

/**
 * Writes annotations to an object, one after the other.
 * @param duplicates Treatment of existing names: `overwrite`, `ignore`, or an
 * error for any other value.
 * @throws OperatorError if a name exists and must be new.
 */
export function annotated(
  before: Table,
  added: readonly Note[],
  duplicates: unknown = 'overwrite',
): Table {
  const [names, texts] = before;
  const notes = new Map<string, string>(
    (names?.values ?? []).map((name, row) => [
      String(name),
      String(texts?.values[row]),
    ]),
  );
  for (const [name, text] of added) {
    if (text === null) {
      notes.delete(name);
    } else if (!notes.has(name) || duplicates === 'overwrite') {
      notes.set(name, text);
    } else if (duplicates !== 'ignore') {
      throw new OperatorError(`There is a note "${name}" already.`);
    }
  }
  return notesTable([...notes]);
}
