import {NotComputed} from '../types';
import type {Table} from '../types';

/**
 * A table with a value in each cell.
 * @throws NotComputed where one is missing.
 */
export function complete(table: Table = []): Table {
  if (table.some(({values}) => values.includes(null))) {
    throw new NotComputed('This example needs a value in each cell.');
  }
  return table;
}
