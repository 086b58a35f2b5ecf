import {sum} from '../../_shared/numbers/averages';
import type {Run} from '../../_shared/types';

const NEGATED = [
  'root_mean_squared_error',
  'absolute_error',
  'relative_error',
  'relative_error_lenient',
  'relative_error_strict',
  'normalized_absolute_error',
  'root_relative_squared_error',
  'squared_error',
  'cross-entropy',
  'soft_margin_loss',
  'logistic_loss',
  'number_of_attributes',
];

/** Fitness of a measure. Larger is better. */
export function fitness(name: string, value: number): number {
  if (NEGATED.includes(name)) {
    return -value;
  }
  if (name === 'prediction_average') {
    return 0;
  }
  if (name === 'classification_error') {
    return 1 - value;
  }
  return ['fallout', 'false_positive', 'false_negative'].includes(name)
    ? 1 / value
    : value;
}

/** Combine Performances. The input has the columns `measure` and `value`. */
export const run: Run = ({performance = []}, settings) => {
  const [names, values] = performance;
  const weights = new Map(
    [settings.criteria_weights ?? []].flat() as [string, string][],
  );
  const measures = (names?.values ?? []).map((name, row) => ({
    weight: Number(weights.get(String(name)) ?? settings.default_weight ?? 1),
    worth: fitness(String(name), Number(values?.values[row] ?? NaN)),
  }));
  const combined =
    sum(measures.map(({weight, worth}) => weight * worth)) /
    sum(measures.map(({weight}) => weight));
  return {
    performance: [
      {name: 'measure', type: 'nominal', values: ['weighted_performance']},
      {
        name: 'value',
        type: 'real',
        values: [Number.isNaN(combined) ? null : combined],
      },
    ],
  };
};
