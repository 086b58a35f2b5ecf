import {bayesModel, bayesPredictions} from '../../../_shared/models/naiveBayes';
import type {Density} from '../../../_shared/models/naiveBayes';
import {withPredictions} from '../../../_shared/models/prediction';
import type {Run} from '../../../_shared/types';

/** Minimum standard deviation of a column within a class. */
const LEAST_DEVIATION = 1e-3;

/** Fits a normal distribution to weighted values. */
function normalCurve(
  values: readonly number[],
  weights: readonly number[],
): Density {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sumOf = (power: number) =>
    values.reduce(
      (sum, value, at) => sum + Number(weights[at]) * value ** power,
      0,
    );
  const mean = sumOf(1) / total;
  const variance = (sumOf(2) - sumOf(1) ** 2 / total) / (total - 1);
  const deviation =
    variance > 0
      ? Math.max(Math.sqrt(variance), LEAST_DEVIATION)
      : LEAST_DEVIATION;
  return {
    parameters: {mean, deviation},
    log: (value) =>
      -Math.log(deviation * Math.sqrt(2 * Math.PI)) -
      ((value - mean) / deviation) ** 2 / 2,
  };
}

/**
 * Naive Bayes: trains the model and applies it to new data. `model` has a row
 * for each class.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const model = bayesModel(
    training,
    settings.laplace_correction !== false,
    normalCurve,
  );
  const shown = model.groups.map((_, group) =>
    Object.fromEntries(
      model.columns.flatMap((column) =>
        Object.entries(column.shown[group] ?? {}),
      ),
    ),
  );
  return {
    exampleSet: training,
    model: [
      {
        name: 'class',
        type: 'nominal',
        values: model.groups.map(({name}) => name),
      },
      {name: 'share', type: 'real', values: model.priors},
      ...Object.keys(shown[0] ?? {}).map((name) => ({
        name,
        type: 'real' as const,
        values: shown.map((row) => row[name] ?? null),
      })),
    ],
    applied: withPredictions(data, model.label, bayesPredictions(model, data)),
  };
};
