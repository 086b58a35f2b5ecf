import {javaRandom} from '../_shared/numbers/javaRandom';
import {accuracyOf, pickedRows} from '../_shared/tables/pickedRows';
import {averageOf} from '../_shared/performance/runAverages';
import type {Run, Settings} from '../_shared/types';
import {run as kNN} from '../modeling/predictive/lazy/k_nn';

/** Training rows of an iteration, which can repeat, and its test rows. */
type Round = {readonly training: number[]; readonly test: number[]};

/** Draws the row positions of each iteration, for a table without weights. */
export function rounds(rows: number, settings: Settings): Round[] {
  const random = javaRandom(Number(settings.local_random_seed ?? 1992));
  const size = Math.round(rows * Number(settings.sample_ratio ?? 1));
  return Array.from(
    {length: Number(settings.number_of_validations ?? 10)},
    () => {
      const training = Array.from({length: size}, () =>
        random.nextInt(rows),
      ).sort((one, other) => one - other);
      // Rows after the last drawn one are not tested.
      const test = Array.from(
        {length: training.at(-1) ?? 0},
        (_, row) => row,
      ).filter((row) => !training.includes(row));
      return {training, test};
    },
  );
}

/** Bootstrapping Validation of k-NN with one neighbor, measured by accuracy. */
export const run: Run = ({training: table = []}, settings) => {
  const all = rounds(table[0]?.values.length ?? 0, settings);
  const accuracies = all.map(({training, test}) =>
    accuracyOf(
      kNN(
        {
          'training set': pickedRows(table, training),
          'new data': pickedRows(table, test),
        },
        {k: 1},
      ).applied ?? [],
    ),
  );
  const {mean, deviation} = averageOf(accuracies);
  const names = (rows: readonly number[]) =>
    rows.map((row) => table[0]?.values[row] ?? '?').join(', ');
  return {
    training: table,
    'averagable 1': [
      {name: 'accuracy', type: 'real', values: [mean]},
      {name: 'deviation', type: 'real', values: [deviation]},
    ],
    rounds: [
      {name: 'round', type: 'integer', values: all.map((_, at) => at + 1)},
      {
        name: 'trains on',
        type: 'nominal',
        values: all.map(({training}) => names(training)),
      },
      {
        name: 'tests on',
        type: 'nominal',
        values: all.map(({test}) => names(test)),
      },
      {name: 'accuracy', type: 'real', values: accuracies},
    ],
  };
};
