import {run as reduce} from '../../cleansing/dimensionality_reduction/principal_component_analysis';
import type {Run} from '../../_shared/types';
import {run as weighModel} from './weight_by_component_model';

/**
 * Weight by PCA: computes the principal components of the table, and returns
 * the weights of one of them.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const {'preprocessing model': model = []} = reduce(
    {'example set input': table},
    {dimensionality_reduction: 'none'},
  );
  return {...weighModel({model}, settings), 'example set': table};
};
