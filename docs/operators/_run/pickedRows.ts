import {knownValues} from './threshold';
import type {Table} from './types';

/** Rows of a table by their positions, which can repeat. A nominal column keeps its list of values. */
export function pickedRows(table: Table, positions: readonly number[]): Table {
  return table.map((column) => ({
    ...column,
    ...(column.type === 'nominal' && {knownValues: knownValues(column)}),
    values: positions.map((at) => column.values[at] ?? null),
  }));
}

/** Share of the rows whose prediction equals the label. */
export function accuracyOf(tested: Table): number {
  const byRole = (role: string) =>
    tested.find((column) => column.role === role)?.values ?? [];
  const predictions = byRole('prediction');
  const labels = byRole('label');
  return (
    predictions.filter((value, row) => value === labels[row]).length /
    predictions.length
  );
}
