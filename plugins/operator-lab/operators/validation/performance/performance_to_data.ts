import {averageOf} from '../../_shared/performance/runAverages';
import type {Run} from '../../_shared/types';

/**
 * Performance to Data. The input has a row for each measure: its name in the
 * first column, and its value in each run in the other columns.
 */
export const run: Run = ({'performance vector': table = []}) => {
  const [names, ...runs] = table;
  const averages = (names?.values ?? []).map((_, row) =>
    averageOf(runs.map(({values}) => Number(values[row] ?? NaN))),
  );
  const known = (values: readonly number[]) =>
    values.map((value) => (Number.isNaN(value) ? null : value));
  return {
    'example set': [
      {name: 'Criterion', type: 'nominal', values: names?.values ?? []},
      {
        name: 'Value',
        type: 'real',
        values: known(averages.map(({mean}) => mean)),
      },
      {
        name: 'Standard Deviation',
        type: 'real',
        values: known(averages.map(({deviation}) => deviation)),
      },
      {
        name: 'Variance',
        type: 'real',
        values: known(averages.map(({variance}) => variance)),
      },
    ],
    'performance vector': table,
  };
};
