import {CRITERIA} from '../../_shared/trees/splitCriteria';
import {splitWeighting} from '../../_shared/trees/splitWeights';
import type {Run} from '../../_shared/types';

const isEmpty = (part: readonly number[]) => part.every((count) => count === 0);

/**
 * Weight by Gini Index: returns the decrease of the Gini index for each column.
 * An empty part makes the weight NaN.
 */
export const run: Run = splitWeighting((parts) =>
  parts.some(isEmpty) ? NaN : (CRITERIA.gini_index?.(parts, 0) ?? NaN),
);
