import {sum} from '../../_shared/numbers/averages';
import type {Run} from '../../_shared/types';

/** Worst run and the fitness. NaN is a missing run. */
function fitnessOf(values: readonly number[], weight: number) {
  const known = values.filter((value) => !Number.isNaN(value));
  const worst = Math.min(...known);
  // The first run counts in the number of runs, but not in the sum.
  const counted = values.length - (Number.isNaN(values[0] ?? NaN) ? 1 : 0);
  const share = sum(values.slice(1)) / counted;
  return {worst, fitness: weight * worst + (1 - weight) * share};
}

/**
 * Performance (Min-Max) within validations. The input has a column for each
 * validation, with the fitness of each run.
 */
export const run: Run = ({'performance vector': table = []}, settings) => {
  const weight = Number(settings.minimum_weight ?? 1);
  const found = table.map(({values}) =>
    fitnessOf(
      values.map((value) => Number(value ?? NaN)),
      weight,
    ),
  );
  return {
    'performance vector': [
      {
        name: 'validation',
        type: 'nominal',
        values: table.map(({name}) => name),
      },
      {name: 'worst', type: 'real', values: found.map(({worst}) => worst)},
      {
        name: 'fitness',
        type: 'real',
        values: found.map(({fitness}) =>
          Number.isNaN(fitness) ? null : fitness,
        ),
      },
    ],
  };
};
