import {
  firstLargest,
  linearLearner,
  predictionsOf,
  stumpLearner,
  withKnownValues,
} from './baseLearners';
import {labelOf} from '../tables/columnsByRole';
import type {BaseModel} from './baseLearners';
import {isNominal} from '../tables/chosenColumns';
import {javaRandom} from '../numbers/javaRandom';
import type {Random} from '../numbers/javaRandom';
import {partsOf} from '../tables/partitions';
import {randomOf, rowsAt} from '../tables/randomRows';
import type {Column, Settings, Table} from '../types';

/** A model with the numbers of its training rows. */
export type SampledModel = {
  readonly rows: readonly number[];
  readonly training: Table;
  readonly model: BaseModel;
};

/**
 * Draws a share of a table's rows without replacement, and returns their
 * numbers in table order.
 */
export function shareOf(table: Table, ratio: number, random: Random): number[] {
  return partsOf(table, {
    ratios: [ratio, 1 - ratio],
    sampling: 'shuffled sampling',
    random,
  }).flatMap((part, row) => (part === 0 ? [row] : []));
}

/**
 * Returns a function that creates the random generator of a round. With a local
 * random seed, each round restarts with this seed.
 */
export function randomOfRounds(settings: Settings): () => Random {
  const common = randomOf(settings);
  return () =>
    settings.use_local_random_seed === true
      ? javaRandom(Number(settings.local_random_seed ?? 1992))
      : common;
}

/**
 * Trains a model on each list of rows: Decision Stump, or Linear Regression for
 * a numeric label.
 */
export function sampledModels(
  table: Table,
  samples: readonly (readonly number[])[],
): readonly SampledModel[] {
  const whole = withKnownValues(table);
  const learner = isNominal(labelOf(whole)) ? stumpLearner() : linearLearner;
  return samples.map((rows) => {
    const training = rowsAt(whole, rows);
    return {rows, training, model: learner(training)};
  });
}

/**
 * Returns the mean confidences of each row, and the index of the largest one.
 */
export function meanConfidences(
  models: readonly SampledModel[],
  data: Table,
  label: Column,
): readonly {readonly best: number; readonly confidences: number[]}[] {
  const answers = models.map(({model}) => predictionsOf(model, data, label));
  return (data[0]?.values ?? []).map((_, row) => {
    const all = answers.map((answer) => answer[row]?.confidences ?? []);
    const confidences = (all[0] ?? []).map(
      (__, at) =>
        all.reduce((sum, one) => sum + Number(one[at]), 0) / models.length,
    );
    return {best: firstLargest(confidences), confidences};
  });
}
