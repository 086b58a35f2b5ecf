import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';
import type {ExampleTable} from './exampleTables';
import {shownRows} from './runTables';

/**
 * Selects the rows in which a column has one of some values, with some of the
 * columns, in page format.
 */
export function rowsWhere(
  table: Table,
  [name, keys]: readonly [name: string, keys: readonly string[]],
  columns: readonly string[],
): ExampleTable {
  const cells = table.find((one) => one.name === name)?.values ?? [];
  const rows = keys.map((key) => cells.indexOf(key));
  return shownRows(
    columns.map((column) => {
      const found = table.find((one) => one.name === column);
      if (!found || rows.includes(-1)) {
        throw new Error(`The table lacks "${column}", or one of the rows.`);
      }
      return {...found, values: rows.map((row) => found.values[row] ?? null)};
    }),
  );
}
