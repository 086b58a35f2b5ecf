import {NotComputed} from '../types';
import type {Table} from '../types';
import {isCollection} from './flow';
import type {Collection} from './flow';

/**
 * Returns a value at a port as a table. Without a value, the table is empty.
 * @throws NotComputed for a collection.
 */
export function oneTable(value: Table | Collection | undefined): Table {
  if (value && isCollection(value)) {
    throw new NotComputed('A collection at its input is not computed here.');
  }
  return value ?? [];
}
