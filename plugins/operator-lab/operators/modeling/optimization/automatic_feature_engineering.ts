import {complete} from '../../_shared/tables/complete';
import type {Run} from '../../_shared/types';

/** Two goals to minimize. */
type Goals = readonly [complexity: number, error: number];

/** True if `one` is not worse in any goal and is better in at least one. */
export function dominates(one: Goals, other: Goals): boolean {
  return (
    one.every((value, at) => value <= Number(other[at])) &&
    one.some((value, at) => value < Number(other[at]))
  );
}

/**
 * Marks the Pareto front of given sets, a table with the columns `complexity`
 * and `error`. Does not run the search itself.
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
