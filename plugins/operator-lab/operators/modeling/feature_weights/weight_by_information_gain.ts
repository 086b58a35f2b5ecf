import {CRITERIA} from '../../_shared/trees/splitCriteria';
import {splitWeighting} from '../../_shared/trees/splitWeights';
import type {Run} from '../../_shared/types';

/** Weight by Information Gain: how far each column lowers the entropy of the label. */
export const run: Run = splitWeighting(
  (parts) => CRITERIA.information_gain?.(parts, 0) ?? NaN,
);
