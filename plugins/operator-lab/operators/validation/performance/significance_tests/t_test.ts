import {chanceAbove} from '../../../_shared/numbers/distributions';
import {performanceGroups} from '../../../_shared/performance/performanceGroups';
import type {Average} from '../../../_shared/performance/runAverages';
import type {Run} from '../../../_shared/types';

/** Tests one pair of performances. `f` is the square of t. */
export function pairTest(one: Average, other: Average) {
  const freedom = one.runs + other.runs - 2;
  const pooled =
    ((one.runs - 1) * one.variance + (other.runs - 1) * other.variance) /
    freedom;
  const factor = 1 / (1 / one.runs + 1 / other.runs);
  const f = (factor * (one.mean - other.mean) ** 2) / pooled;
  return {freedom, f, p: freedom > 0 ? chanceAbove(f, 1, freedom) : 1};
}

/**
 * T-Test: returns a row for each pair of performances, which are named after
 * their columns.
 */
export const run: Run = (inputs) => {
  const groups = performanceGroups(inputs);
  const names = Object.values(inputs).map(([column]) => column?.name ?? '');
  const pairs = groups.flatMap((one, first) =>
    groups.slice(first + 1).map((other, at) => ({
      first: names[first] ?? '',
      second: names[first + 1 + at] ?? '',
      ...pairTest(one, other),
    })),
  );
  return {
    significance: [
      {
        name: 'first',
        type: 'nominal',
        values: pairs.map(({first}) => first),
      },
      {
        name: 'second',
        type: 'nominal',
        values: pairs.map(({second}) => second),
      },
      {name: 'F', type: 'real', values: pairs.map(({f}) => f)},
      {name: 'p-value', type: 'real', values: pairs.map(({p}) => p)},
    ],
  };
};
