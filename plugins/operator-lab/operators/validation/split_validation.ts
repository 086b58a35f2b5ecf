import {accuracyOf, pickedRows} from '../_shared/tables/pickedRows';
import {OperatorError} from '../_shared/types';
import type {Run, Settings} from '../_shared/types';
import {run as kNN} from '../modeling/predictive/lazy/k_nn';

/** Number of rows for training and for testing. */
export function sizes(rows: number, settings: Settings): [number, number] {
  if (settings.split !== 'absolute') {
    const training = Math.round(rows * Number(settings.split_ratio ?? 0.7));
    return [training, rows - training];
  }
  const training = Number(settings.training_set_size ?? 100);
  const test = Number(settings.test_set_size ?? -1);
  if (rows < training + test) {
    throw new OperatorError(
      `The table has fewer than ${training + test} rows.`,
    );
  }
  if (training < 1 && test < 1) {
    throw new OperatorError('Neither of the two sizes is set.');
  }
  return [
    training < 1 ? rows - test : training,
    test < 1 ? rows - training : test,
  ];
}

/**
 * Number of training rows of each class in stratified sampling, for two unequal
 * parts.
 */
export const stratifiedSizes = (
  classes: readonly number[],
  ratio: number,
): number[] => classes.map((rows) => Math.round(rows * ratio));

/**
 * Split Validation of k-NN with one neighbor and linear sampling, measured by
 * accuracy.
 */
export const run: Run = ({training: table = []}, settings) => {
  const rows = table[0]?.values.length ?? 0;
  const [training, test] = sizes(rows, settings);
  const positions = Array.from({length: rows}, (_, row) => row);
  const tested =
    kNN(
      {
        'training set': pickedRows(table, positions.slice(0, training)),
        'new data': pickedRows(
          table,
          positions.slice(training, training + test),
        ),
      },
      {k: 1},
    ).applied ?? [];
  return {
    training: table,
    'averagable 1': [
      {name: 'accuracy', type: 'real', values: [accuracyOf(tested)]},
    ],
    tested,
  };
};
