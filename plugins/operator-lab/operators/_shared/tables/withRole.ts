import type {Column, Table} from '../types';

/**
 * A table with a new column of a role, behind the others. A column of the same
 * role or name makes way.
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

/** A table with the column `outlier` that says for each row whether it is marked. */
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
