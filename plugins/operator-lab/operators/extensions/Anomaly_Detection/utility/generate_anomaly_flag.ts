import {
  columnStatistics,
  numbersOf,
} from '../../../_shared/tables/columnStatistics';
import {legacyPercentile} from '../../../_shared/numbers/legacyPercentile';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

function scoreColumn(table: Table, settings: Settings): Column {
  const column = table.find(({name, role}) =>
    settings.define_score_column === true
      ? name === settings.score_column
      : role === 'prediction',
  );
  if (!column) {
    throw new OperatorError('There is no score column.');
  }
  if (column.type !== 'real') {
    throw new OperatorError(`The column "${column.name}" is not real.`);
  }
  if (column.values.includes(null)) {
    throw new OperatorError(`A value of "${column.name}" is missing.`);
  }
  return column;
}

function thresholdOf(column: Column, settings: Settings): number {
  const scores = numbersOf(column.values);
  switch (settings.method) {
    case 'manual':
      return Number(settings.manual_threshold ?? 1);
    case 'z-score': {
      const {mean, variance} = columnStatistics(scores);
      return (
        mean + Number(settings.zscore_threshold ?? 3) * Math.sqrt(variance)
      );
    }
    default:
      return legacyPercentile(
        scores,
        1 - Number(settings.contamination_threshold ?? 0.05),
      );
  }
}

/** Generate Outlier Flag: marks the rows whose score is above a threshold. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const column = scoreColumn(table, settings);
  const threshold = thresholdOf(column, settings);
  return {
    'example set': [
      ...table,
      {
        name: 'outlier_flag',
        type: 'nominal',
        role: 'outlier',
        values: column.values.map((score) =>
          Number(score) > threshold ? 'Outlier' : 'No Outlier',
        ),
      },
    ],
  };
};
