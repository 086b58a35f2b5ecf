import {regularColumns} from '../../../_shared/tables/innerNumbers';
import type {Run} from '../../../_shared/types';
import {searchWeights} from '../../../_shared/search/weightSearch';

/** Optimize Weights (Forward): starts with one column at a time. See `searchWeights`. */
export const run: Run = ({'example set in': table = []}, settings) => {
  const columns = regularColumns(table);
  return searchWeights(table, settings, {
    initial: columns.map((one) => columns.map((two) => Number(one === two))),
    from: 0,
    standard: [0.25, 0.5, 0.75, 1],
  });
};
