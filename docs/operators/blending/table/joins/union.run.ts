import {stackedTables} from '../../../_run/stackedTables';
import {supersetColumns} from '../../../_run/supersetColumns';
import type {Run} from '../../../_run/types';

/** Union: both tables get the columns of each other, and are stacked. */
export const run: Run = (inputs) => {
  const {'example set 1': one = [], 'example set 2': other = []} = inputs;
  return {union: stackedTables(supersetColumns(one, other, true))};
};
