import {idMatches, rowsWhere} from '../../../_shared/tables/idMatch';
import type {Run} from '../../../_shared/types';

/** Intersect: keeps the rows whose id is in the other table. */
export const run: Run = (inputs) => {
  const {'example set input': table = [], second = []} = inputs;
  return {
    'example set output': rowsWhere(table, idMatches(table, second)),
    original: table,
  };
};
