import {discriminantAnalysis} from '../../../_shared/models/discriminant';
import type {Run} from '../../../_shared/types';

/** Quadratic Discriminant Analysis: a covariance matrix for each class. `model` holds the score of each class, and `applied` its predictions for `new data`. */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = training} = inputs;
  return {
    exampleSet: training,
    ...discriminantAnalysis(training, data, {
      alpha: 0,
      isApproximate: settings.approximate_covariance_inverse !== false,
    }),
  };
};
