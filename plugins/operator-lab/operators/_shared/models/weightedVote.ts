import {firstLargest, predictionsOf} from './baseLearners';
import type {BaseModel} from './baseLearners';
import type {Prediction} from './prediction';
import {knownValues} from '../tables/knownValues';
import type {Column, Table} from '../types';

/** A model of an ensemble, and how much its vote counts. */
export type WeightedModel = {
  readonly model: BaseModel;
  /** An infinite weight beats all others. */
  readonly weight: number;
};

/**
 * The class with the largest sum of weights of the models that predict it, the
 * first one of equals. Confidences are `exp(sum)`, divided by their sum over the
 * classes.
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
