import {complete} from '../../_shared/tables/complete';
import type {Run} from '../../_shared/types';

/** Two goals that are better when small. */
type Goals = readonly [complexity: number, error: number];

/** Whether one set of goals is nowhere worse than another, and better somewhere. */
export function dominates(one: Goals, other: Goals): boolean {
  return (
    one.every((value, at) => value <= Number(other[at])) &&
    one.some((value, at) => value < Number(other[at]))
  );
}

/**
 * The Pareto front of sets that are given as a table with the columns
 * `complexity` and `error`. The search itself is not part of it.
 */
export const run: Run = (inputs) => {
  const sets = complete(inputs.sets);
  const [complexity = [], error = []] = ['complexity', 'error'].map(
    (name) => sets.find((column) => column.name === name)?.values,
  );
  const goals = complexity.map((value, row): Goals => [
    Number(value),
    Number(error[row]),
  ]);
  return {
    population: [
      ...sets,
      {
        name: 'on the front',
        type: 'nominal',
        values: goals.map((own) =>
          goals.some((other) => dominates(other, own)) ? 'no' : 'yes',
        ),
      },
    ],
  };
};
