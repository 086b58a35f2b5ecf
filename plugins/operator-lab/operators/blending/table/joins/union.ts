import {stackedTables} from '../../../_shared/tables/stackedTables';
import {supersetColumns} from '../../../_shared/tables/supersetColumns';
import type {Run} from '../../../_shared/types';

/** Union: both tables get the columns of each other, and are stacked. */
export const run: Run = (inputs) => {
  const {'example set 1': one = [], 'example set 2': other = []} = inputs;
  return {union: stackedTables(supersetColumns(one, other, true))};
};
