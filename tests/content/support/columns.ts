import type {
  Column,
  ColumnType,
  Value,
} from '../../../plugins/operator-lab/operators/_shared/types';

/** Properties of a column besides its name and values, or only its role. */
export type ColumnNote = string | Partial<Omit<Column, 'name' | 'values'>>;

/** Properties of a note. A text is a role. */
export const noteOf = (note: ColumnNote = {}) =>
  typeof note === 'string' ? {role: note} : note;

const columnOf =
  (type: ColumnType) =>
  (name: string, values: readonly Value[], note?: ColumnNote): Column => ({
    name,
    type,
    values,
    ...noteOf(note),
  });

/** Columns of each type, such as `real('x', [1, 2.5, null])`. */
export const integer = columnOf('integer');
export const real = columnOf('real');
export const nominal = columnOf('nominal');
export const binominal = columnOf('binominal');
export const text = columnOf('text');
export const date = columnOf('date');
