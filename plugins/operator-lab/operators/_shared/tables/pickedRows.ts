import {isNominal} from './chosenColumns';
import {rowsAt} from './randomRows';
import {knownValues} from './knownValues';
import type {Table} from '../types';

/**
 * Returns rows by index. Indexes can repeat. Nominal columns keep their value
 * lists.
 */
export function pickedRows(table: Table, positions: readonly number[]): Table {
  const withLists = table.map((column) =>
    isNominal(column) ? {...column, knownValues: knownValues(column)} : column,
  );
  return rowsAt(withLists, positions);
}

/** Returns the share of rows with a correct prediction. */
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
