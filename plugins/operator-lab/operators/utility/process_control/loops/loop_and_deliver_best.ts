import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run, Value} from '../../../_shared/types';

/** Position of the first run with the greatest fitness; a fitness that is not a number loses. */
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

/** Loop and Deliver Best on a table with a row for each run: the best run by each measure, of which errors are to be small. */
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
