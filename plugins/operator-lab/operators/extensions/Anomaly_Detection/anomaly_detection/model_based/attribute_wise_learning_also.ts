import {columnStatistics} from '../../../../_shared/tables/columnStatistics';
import {onlyKnown, rowsOf} from '../../../../_shared/numbers/components';
import {regularColumns} from '../../../../_shared/tables/innerNumbers';
import {javaRandom} from '../../../../_shared/numbers/javaRandom';
import {linearFit, predicted} from '../../../../_shared/models/linearFit';
import {partsOf} from '../../../../_shared/tables/partitions';
import {OperatorError} from '../../../../_shared/types';
import {withRole} from '../../../../_shared/tables/withRole';
import type {Matrix} from '../../../../_shared/numbers/matrix';
import type {Run, Table} from '../../../../_shared/types';

/**
 * Predicts a column from the other columns with cross-validation. Returns the
 * squared errors and the weight of the column.
 */
function learned(rows: Matrix, at: number, parts: readonly number[]) {
  const folds = Math.max(...parts) + 1;
  const labels = rows.map((row) => Number(row[at]));
  const others = rows.map((row) => row.filter((_, column) => column !== at));
  const {mean} = columnStatistics(labels);
  const errors = labels.map(() => NaN);
  let relative = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const isTest = (_: unknown, row: number) => parts[row] === fold;
    const isTraining = (_: unknown, row: number) => parts[row] !== fold;
    const training = labels.filter(isTraining);
    const model = linearFit(
      {
        rows: others.filter(isTraining),
        labels: training,
        weights: training.map(() => 1),
      },
      {feature_selection: 'none'},
    );
    let [sum, plain] = [0, 0];
    others.forEach((row, place) => {
      if (isTest(row, place)) {
        const label = labels[place] ?? NaN;
        const error = (label - predicted(model, row)) ** 2;
        errors[place] = error;
        sum += error;
        plain += (label - mean) ** 2;
      }
    });
    relative += Math.sqrt(sum / plain);
  }
  const weight = 1 - Math.min(1, relative / folds);
  return {errors, weight: Number.isNaN(weight) ? 0 : weight};
}

/**
 * Attribute-wise Learning (ALSO) with a linear regression as the inner model.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const columns = regularColumns(table);
  if (columns.length < 2) {
    throw new OperatorError('There are fewer than two regular columns.');
  }
  onlyKnown(columns);
  const rows = rowsOf(columns);
  const folds = Number(settings.number_of_folds ?? 10);
  const parts = partsOf(table, {
    ratios: Array.from({length: folds}, () => 1 / folds),
    sampling: 'linear sampling',
    random: javaRandom(0),
  });
  const results = columns.map((_, at) => learned(rows, at, parts));
  const total = results.reduce((sum, {weight}) => sum + weight, 0);
  const shares = results.map(({errors, weight}) =>
    errors.map((error) => error * weight),
  );
  const scores = rows.map((_, row) =>
    total > 0
      ? Math.sqrt(
          shares.reduce((sum, share) => sum + (share[row] ?? 0), 0) / total,
        )
      : 0,
  );
  const withScore = (columnsBefore: Table) =>
    withRole(columnsBefore, {
      name: 'outlier',
      type: 'real',
      role: 'outlier',
      values: scores,
    });
  return {
    'example set': withScore(table),
    individual: withScore([
      ...table,
      ...columns.map(({name}, at) => ({
        name: `outlier score (${name})`,
        type: 'real' as const,
        values: shares[at] ?? [],
      })),
    ]),
    weights: [
      {
        name: 'attribute',
        type: 'nominal',
        values: columns.map(({name}) => name),
      },
      {
        name: 'weight',
        type: 'real',
        values: results.map(({weight}) => weight),
      },
    ],
  };
};
