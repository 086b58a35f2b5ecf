import {discriminantAnalysis} from '../../../_shared/models/discriminant';
import type {Run} from '../../../_shared/types';

/** Regularized Discriminant Analysis: inverse covariance matrices of the class and of all rows, mixed. `model` holds the score of each class, and `applied` its predictions for `new data`. */
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
