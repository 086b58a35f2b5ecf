import {CRITERIA} from '../../_run/splitCriteria';
import {splitWeighting} from '../../_run/splitWeights';
import type {Run} from '../../_run/types';

/** Weight by Information Gain: how far each column lowers the entropy of the label. */
export const run: Run = splitWeighting(
  (parts) => CRITERIA.information_gain?.(parts, 0) ?? NaN,
);
