import {weightTable} from '../../_shared/search/attributeWeights';
import type {Run} from '../../_shared/types';

/** Data to Weights: gives each regular column the weight 1. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const weights = new Map(
    table.filter(({role}) => !role).map(({name}) => [name, 1]),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
