import {rootMeanSquare, seriesOf} from '../../../_shared/series/series';
import type {Run} from '../../../_shared/types';

/**
 * Multi Horizon Performance: returns the root mean squared error of each
 * horizon. A column such as `day 1` has the actual values of a horizon, and
 * `prediction_day 1` is the role of its predictions.
 */
export const run: Run = ({'labelled set': table = []}) => {
  const predictions = table.filter(({role}) => role?.startsWith('prediction_'));
  const labels = predictions.map(({role = ''}) =>
    role.replace('prediction_', ''),
  );
  return {
    performance: [
      {name: 'horizon', type: 'nominal', values: labels},
      {
        name: 'root mean squared error',
        type: 'real',
        values: predictions.map(({name}, at) =>
          rootMeanSquare(
            seriesOf(table, labels[at] ?? ''),
            seriesOf(table, name),
          ),
        ),
      },
    ],
    'example set': table,
  };
};
