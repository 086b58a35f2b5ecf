import {complete} from '../../../_shared/tables/complete';
import {averageOf} from '../../../_shared/performance/runAverages';
import type {Column, Run} from '../../../_shared/types';

/**
 * Loop and Average of a table with a row for each run: returns the averages of
 * its columns.
 */
export const run: Run = (inputs) => {
  const runs = complete(inputs.runs);
  const averages = runs.map(({values}) => averageOf(values.map(Number)));
  const column = (
    name: string,
    type: Column['type'],
    values: Column['values'],
  ): Column => ({name, type, values});
  return {
    averagable: [
      column(
        'measure',
        'nominal',
        runs.map(({name}) => name),
      ),
      column(
        'runs',
        'integer',
        averages.map((one) => one.runs),
      ),
      column(
        'mean',
        'real',
        averages.map(({mean}) => mean),
      ),
      column(
        'deviation',
        'real',
        averages.map(({deviation}) => deviation),
      ),
    ],
  };
};
