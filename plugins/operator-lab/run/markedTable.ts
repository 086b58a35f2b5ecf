import type {Changes} from './changes';
import {isNumeric} from './columnOf';
import type {ShownColumn} from './shownTable';

/** A cell with its mark. */
export type MarkedCell = {
  readonly text: string;
  /** True if the cell, its row, or its column is new or changed. */
  readonly isMarked: boolean;
  /** Words after the text that mark a changed cell or a new row. */
  readonly note?: string;
};

/** A column with marks, in the form that pages show. */
export type MarkedColumn = {
  readonly name: string;
  /** Type and role. */
  readonly about: string;
  readonly isNew: boolean;
  readonly isNumeric: boolean;
  readonly isDate: boolean;
  readonly cells: readonly MarkedCell[];
};

/** Matches spaces that a page would hide. */
const HIDDEN = /^\s|\s$|\s\s/;

/** Kind of a cell's text: an empty text and hidden spaces must be made visible. */
export function kindOf(text: string): 'empty' | 'spaces' | 'plain' {
  return text === '' ? 'empty' : HIDDEN.test(text) ? 'spaces' : 'plain';
}

/**
 * Marks new columns, new rows, and changed cells of a table with words.
 * @param changes Differences from the inputs. Absent: nothing is marked.
 */
export function markedTable(
  columns: readonly ShownColumn[],
  changes?: Changes,
): MarkedColumn[] {
  return columns.map(({name, type, role, texts}, at) => {
    const isNew = changes?.newColumns[at] ?? false;
    return {
      name,
      about: role === undefined ? type : `${type}, ${role}`,
      isNew,
      isNumeric: isNumeric(type),
      isDate: type === 'date',
      cells: texts.map((text, row): MarkedCell => {
        const before = changes?.before[at]?.[row];
        const isNewRow = changes?.newRows[row] ?? false;
        if (before !== undefined) {
          return {text, isMarked: true, note: `was ${before || 'empty'}`};
        }
        return {
          text,
          isMarked: isNewRow || isNew,
          ...(isNewRow && at === 0 && {note: 'new row'}),
        };
      }),
    };
  });
}
