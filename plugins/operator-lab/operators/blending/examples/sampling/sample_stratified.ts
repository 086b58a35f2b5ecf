import {partsOf} from '../../../_shared/tables/partitions';
import {randomOf, rowsAt} from '../../../_shared/tables/randomRows';
import type {Run, Settings} from '../../../_shared/types';

/**
 * Returns the fraction to sample. If the requested size exceeds the number of
 * rows, it is 1.
 */
function ratioOf(settings: Settings, rows: number): number {
  if (settings.sample === 'relative') {
    return Number(settings.sample_ratio ?? 0.1);
  }
  return Math.min(1, Number(settings.sample_size ?? 100) / rows);
}

/**
 * Sample (Stratified): returns the first of two parts with the same class
 * distribution.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const ratio = ratioOf(settings, table[0]?.values.length ?? 0);
  const parts = partsOf(table, {
    ratios: [ratio, 1 - ratio],
    sampling: 'stratified sampling',
    random: randomOf(settings),
  });
  return {
    'example set output': rowsAt(
      table,
      [...parts.keys()].filter((row) => parts[row] === 0),
    ),
    original: table,
  };
};
