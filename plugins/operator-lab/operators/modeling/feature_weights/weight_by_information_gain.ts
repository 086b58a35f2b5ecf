import {CRITERIA} from '../../_shared/trees/splitCriteria';
import {splitWeighting} from '../../_shared/trees/splitWeights';
import type {Run} from '../../_shared/types';

/**
 * Weight by Information Gain: returns the decrease of the label's entropy for
 * each column.
 */
export const run: Run = splitWeighting(
  (parts) => CRITERIA.information_gain?.(parts, 0) ?? NaN,
);
