import {regularColumns} from '../../../_shared/tables/innerNumbers';
import type {Run} from '../../../_shared/types';
import {searchWeights} from '../../../_shared/search/weightSearch';

/** Optimize Weights (Backward): starts with all columns. See `searchWeights`. */
export const run: Run = ({'example set in': table = []}, settings) =>
  searchWeights(table, settings, {
    initial: [regularColumns(table).map(() => 1)],
    from: 1,
    standard: [1, 0.75, 0.5, 0.25],
  });
