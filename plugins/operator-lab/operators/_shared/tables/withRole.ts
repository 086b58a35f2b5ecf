import type {Column, Table} from '../types';

/**
 * Appends a column with a role. It replaces a column with the same role or
 * name.
 */
export function withRole(
  table: Table,
  added: Column & {readonly role: string},
): Table {
  return [
    ...table.filter(
      ({name, role}) => name !== added.name && role !== added.role,
    ),
    added,
  ];
}

/** Appends the column `outlier`: true for each marked row. */
export function withOutlierMarks(
  table: Table,
  marks: readonly boolean[],
): Table {
  return withRole(table, {
    name: 'outlier',
    type: 'binominal',
    role: 'outlier',
    knownValues: ['false', 'true'],
    values: marks.map(String),
  });
}
