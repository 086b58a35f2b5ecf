import {firstLargest, predictionsOf} from './baseLearners';
import type {BaseModel} from './baseLearners';
import type {Prediction} from './prediction';
import {knownValues} from '../tables/knownValues';
import type {Column, Table} from '../types';

/** A model of an ensemble with the weight of its vote. */
export type WeightedModel = {
  readonly model: BaseModel;
  /** Vote weight. An infinite weight outweighs all others. */
  readonly weight: number;
};

/**
 * Predicts the class with the largest sum of vote weights. If classes tie, the
 * first one wins. Confidences are `exp(sum)`, normalized over the classes.
 */
export function weightedVote(
  models: readonly WeightedModel[],
  data: Table,
  label: Column,
): readonly Prediction[] {
  const classes = knownValues(label);
  const answers = models.map(({model}) => predictionsOf(model, data, label));
  return (data[0]?.values ?? []).map((_, row) => {
    const sums = classes.map((name) =>
      models.reduce(
        (sum, {weight}, at) =>
          (answers[at]?.[row]?.value ?? classes[0]) === name
            ? sum + weight
            : sum,
        0,
      ),
    );
    const best = firstLargest(sums);
    const powers = sums.map((sum) => Math.exp(sum - (sums[best] ?? 0)));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return {
      value: classes[best] ?? null,
      confidences: powers.map((power, at) =>
        Number.isNaN(total) ? Number(at === best) : power / total,
      ),
    };
  });
}
