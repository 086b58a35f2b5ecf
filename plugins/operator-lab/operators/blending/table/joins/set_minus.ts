import {idMatches, rowsWhere} from '../../../_shared/tables/idMatch';
import type {Run} from '../../../_shared/types';

/** Set Minus: keeps the rows whose id is not in the other table. */
export const run: Run = (inputs) => {
  const {'example set input': table = [], subtrahend = []} = inputs;
  const isAlone = idMatches(table, subtrahend).map((found) => !found);
  return {
    'example set output': rowsWhere(table, isAlone),
    original: table,
  };
};
