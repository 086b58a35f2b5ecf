import {NotComputed} from '../types';
import type {Table} from '../types';

/**
 * Returns a table without missing values.
 * @throws NotComputed if a value is missing.
 */
export function complete(table: Table = []): Table {
  if (table.some(({values}) => values.includes(null))) {
    throw new NotComputed('This example needs a value in each cell.');
  }
  return table;
}
