import {discriminantAnalysis} from '../../../_shared/models/discriminant';
import type {Run} from '../../../_shared/types';

/**
 * Regularized Discriminant Analysis: mixes the inverse covariance matrices of
 * the class and of all rows. `model` has the score of each class, and `applied`
 * the predictions for `new data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  return {
    exampleSet: training,
    ...discriminantAnalysis(training, data, {
      alpha: Number(settings.alpha ?? 0.5),
      isApproximate: settings.approximate_covariance_inverse !== false,
    }),
  };
};
