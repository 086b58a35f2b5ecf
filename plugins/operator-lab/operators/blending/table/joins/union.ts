import {stackedTables} from '../../../_shared/tables/stackedTables';
import {supersetColumns} from '../../../_shared/tables/supersetColumns';
import type {Run} from '../../../_shared/types';

/**
 * Union: adds the columns of each table to the other one, and stacks both
 * tables.
 */
export const run: Run = (inputs) => {
  const {'example set 1': one = [], 'example set 2': other = []} = inputs;
  return {union: stackedTables(supersetColumns(one, other, true))};
};
