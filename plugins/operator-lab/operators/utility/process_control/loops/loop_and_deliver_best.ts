import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run, Value} from '../../../_shared/types';

/**
 * Position of the first run with the highest fitness. NaN loses against any
 * number.
 */
function bestOf(fitness: readonly number[]): number {
  return fitness.reduce(
    (best, value, at) =>
      value > (fitness[best] ?? NaN) ||
      (Number.isNaN(fitness[best]) && !Number.isNaN(value))
        ? at
        : best,
    0,
  );
}

/**
 * Loop and Deliver Best of a table with a row for each run: returns the best
 * run for each measure. Errors are minimized.
 */
export const run: Run = ({runs = []}) => {
  const fitness = ({name, values}: {name: string; values: readonly Value[]}) =>
    values.map((value) =>
      value === null
        ? NaN
        : name.endsWith('error')
          ? -Number(value)
          : Number(value),
    );
  const [, ...results] = loopRounds({
    'main criterion': runs.map(({name}) => name),
    'best run': runs.map((column) => bestOf(fitness(column)) + 1),
  });
  return {best: results};
};
