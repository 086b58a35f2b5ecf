import {discriminantAnalysis} from '../../../_shared/models/discriminant';
import type {Run} from '../../../_shared/types';

/**
 * Linear Discriminant Analysis: one covariance matrix of all rows. `model` has
 * the score of each class, and `applied` the predictions for `new data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = training} = inputs;
  return {
    exampleSet: training,
    ...discriminantAnalysis(training, data, {
      alpha: 1,
      isApproximate: settings.approximate_covariance_inverse !== false,
    }),
  };
};
