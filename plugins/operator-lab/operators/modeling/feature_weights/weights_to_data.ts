import {weightsOf} from '../../_shared/search/attributeWeights';
import type {Run} from '../../_shared/types';

/**
 * Weights to Data: returns a row for each weight. The weights are a table with
 * the columns `column` and `weight`.
 */
export const run: Run = (inputs) => {
  const weights = weightsOf(inputs['attribute weights']);
  return {
    'example set': [
      {name: 'Attribute', type: 'nominal', values: [...weights.keys()]},
      {name: 'Weight', type: 'real', values: [...weights.values()]},
    ],
  };
};
