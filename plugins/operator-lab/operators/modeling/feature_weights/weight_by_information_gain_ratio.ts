import {CRITERIA} from '../../_shared/trees/splitCriteria';
import {splitWeighting} from '../../_shared/trees/splitWeights';
import type {Run} from '../../_shared/types';

/**
 * Weight by Information Gain Ratio: divides each column's information gain by
 * its split information.
 */
export const run: Run = splitWeighting(
  (parts) => CRITERIA.gain_ratio?.(parts, 0) ?? NaN,
);
