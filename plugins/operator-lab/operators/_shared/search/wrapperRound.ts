import {run as weightByCorrelation} from '../../modeling/feature_weights/weight_by_correlation';
import {run as kNN} from '../../modeling/predictive/lazy/k_nn';
import {weighted, weightsOf} from './attributeWeights';
import type {Weights} from './attributeWeights';
import {rowCount} from '../tables/innerNumbers';
import {pickedRows} from '../tables/pickedRows';
import {columnWithRole, predictionOf} from '../tables/columnsByRole';
import type {Table} from '../types';

/** Result of one round. */
export type Round = {
  readonly weights: Weights;
  /** Test rows with their predictions. */
  readonly tested: Table;
  readonly correct: number;
};

/**
 * Weights columns by correlation, trains k-NN with k = 1 on the training rows,
 * and predicts the test rows.
 */
export function wrapperRound(training: Table, test: Table): Round {
  const {weights: found} = weightByCorrelation(
    {'example set': training},
    {
      sort_weights: false,
    },
  );
  const weights = weightsOf(found);
  const {applied: tested = []} = kNN(
    {
      'training set': weighted(training, weights),
      'new data': weighted(test, weights),
    },
    {k: 1},
  );
  const label = columnWithRole(tested, 'label')?.values ?? [];
  const correct = predictionOf(tested).values.filter(
    (value, row) => value === label[row],
  ).length;
  return {weights, tested, correct};
}

/**
 * Returns the rows that fulfill a condition. Nominal columns keep their value
 * lists.
 */
export const someRows = (
  table: Table,
  holds: (row: number) => boolean,
): Table =>
  pickedRows(
    table,
    Array.from({length: rowCount(table)}, (_, row) => row).filter(holds),
  );
