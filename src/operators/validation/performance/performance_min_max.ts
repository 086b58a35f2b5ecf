import {sum} from '../../_shared/numbers/averages';
import type {Run} from '../../_shared/types';

/**
 * Performance (Min-Max) within a validation: the input has the worth of each
 * run in the column `fitness`.
 */
export const run: Run = ({'performance vector': table = []}, settings) => {
  const values = (table.find(({name}) => name === 'fitness')?.values ?? []).map(
    (value) => Number(value ?? NaN),
  );
  const weight = Number(settings.minimum_weight ?? 1);
  const known = values.filter((value) => !Number.isNaN(value));
  const worst = Math.min(...known);
  // The first run takes part in the count, but not in the sum.
  const counted = values.length - (Number.isNaN(values[0] ?? NaN) ? 1 : 0);
  const share = sum(values.slice(1)) / counted;
  const fitness = weight * worst + (1 - weight) * share;
  return {
    'performance vector': [
      {name: 'worst', type: 'real', values: [worst]},
      {
        name: 'fitness',
        type: 'real',
        values: [Number.isNaN(fitness) ? null : fitness],
      },
    ],
  };
};
