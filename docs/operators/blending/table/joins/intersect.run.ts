import {idMatches, rowsWhere} from '../../../_run/idMatch';
import type {Run} from '../../../_run/types';

/** Intersect: the rows whose id is in the other table. */
export const run: Run = (inputs) => {
  const {'example set input': table = [], second = []} = inputs;
  return {
    'example set output': rowsWhere(table, idMatches(table, second)),
    original: table,
  };
};
