import {OperatorError} from '../types';
import type {Column, Table, Value} from '../types';

/** A note to write: its name, and its text; null asks to remove it. */
export type Note = readonly [name: string, text: string | null];

/** Notes as a table, with a row for each. */
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
 * The notes of an object after others were written on it, one after the other.
 * @param duplicates What happens to a name that is there: `overwrite`, `ignore`, or an error.
 * @throws OperatorError when a name is there and has to be new.
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
