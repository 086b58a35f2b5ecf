import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {
  localPrediction,
  neighborsOf,
} from '../../../_shared/models/localPolynomial';
import type {LocalData} from '../../../_shared/models/localPolynomial';
import {columnsLike} from '../../../_shared/tables/namedColumn';
import {withPredictions} from '../../../_shared/models/prediction';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/** Training rows with a weight above 0. */
function localData(table: Table, label: Column, settings: Settings): LocalData {
  const points = pointsOf(regularColumns(table), rowCount(table));
  const weight =
    settings.use_weights === false
      ? undefined
      : columnWithRole(table, 'weight');
  const weights = weight ? innerNumbers(weight) : points.map(() => 1);
  const kept = <T>(values: readonly T[]): readonly T[] =>
    values.filter((_, at) => Number(weights[at]) > 0);
  return {
    points: kept(points),
    labels: kept(innerNumbers(label)),
    weights: kept(weights),
  };
}

/**
 * Local Polynomial Regression without robust estimation: trains the model and
 * applies it to new data.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const label = columnWithRole(training, 'label');
  const columns = regularColumns(training);
  if (!label || !columns.every(isNumeric)) {
    throw new OperatorError('Columns and label must be there and numeric.');
  }
  const local = localData(training, label, settings);
  return {
    exampleSet: training,
    applied: withPredictions(
      data,
      label,
      pointsOf(columnsLike(columns, data), rowCount(data)).map((probe) => {
        const near = neighborsOf(local.points, probe, settings);
        const value =
          near.length === 1
            ? Number(local.labels[near[0]?.row ?? -1])
            : localPrediction(local, probe, settings);
        return {value: Number.isNaN(value ?? NaN) ? null : (value as number)};
      }),
    ),
  };
};
