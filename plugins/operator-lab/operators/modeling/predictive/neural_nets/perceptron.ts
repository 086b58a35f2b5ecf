import {
  marginRows,
  newPoints,
  signedPrediction,
} from '../../../_shared/kernels/marginRows';
import {dot} from '../../../_shared/numbers/matrix';
import {withPredictions} from '../../../_shared/models/prediction';
import {knownValues} from '../../../_shared/tables/knownValues';
import type {Run} from '../../../_shared/types';

/**
 * Perceptron. `steps` has the coefficients after each change, `model` the final
 * ones, and `applied` the predictions for `new data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const {label, names, points, targets} = marginRows(training);
  const rounds = Number(settings.rounds ?? 3);
  const rate = Number(settings.learning_rate ?? 0.05);
  let weights = [0, ...names.map(() => 0)];
  const steps: (readonly number[])[] = [];
  const valueOf = (point: readonly number[]) => dot(weights, [1, ...point]);
  for (let round = 0; round <= rounds; round++) {
    const current = rate * ((rate * 0.1) / rate) ** (round / rounds);
    points.forEach((point, row) => {
      const target = Number(targets[row]);
      if ((valueOf(point) < 0 ? -1 : 1) !== target) {
        const inputValues = [1, ...point];
        weights = weights.map(
          (weight, at) => weight + current * target * Number(inputValues[at]),
        );
        steps.push([round + 1, current, row + 1, ...weights]);
      }
    });
  }
  return {
    steps: ['round', 'rate', 'row', 'intercept', ...names].map((name, at) => ({
      name,
      type: 'real',
      values: steps.map((step) => Number(step[at])),
    })),
    model: [
      {name: 'name', type: 'nominal', values: ['intercept', ...names]},
      {name: 'coefficient', type: 'real', values: weights},
    ],
    exampleSet: training,
    applied: withPredictions(
      data,
      label,
      newPoints(data, names).map((point) => {
        const value = valueOf(point);
        const prediction = signedPrediction(label, value);
        return value < 0
          ? prediction
          : {...prediction, value: knownValues(label)[1] ?? null};
      }),
    ),
  };
};
