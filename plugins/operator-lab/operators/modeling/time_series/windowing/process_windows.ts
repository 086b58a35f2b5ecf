import {mean} from '../../../_shared/numbers/averages';
import {requiredStarts, seriesOf} from '../../../_shared/series/series';
import type {Run} from '../../../_shared/types';

/**
 * Process Windows without horizons. The inner process returns the mean and the
 * maximum of each window, and the results are appended.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const values = seriesOf(table, String(settings.attribute));
  const size = Number(settings.window_size ?? 20);
  const windows = requiredStarts(values.length, {
    size,
    step:
      settings.no_overlapping_windows === true
        ? size
        : Number(settings.step_size ?? 1),
    horizon: 0,
    offset: 0,
  }).map((start) => values.slice(start, start + size));
  return {
    'output 1': [
      {
        name: 'window',
        type: 'integer',
        values: windows.map((_, window) => window + 1),
      },
      {name: 'mean', type: 'real', values: windows.map(mean)},
      {
        name: 'maximum',
        type: 'real',
        values: windows.map((window) => Math.max(...window)),
      },
    ],
  };
};
