import {chanceAbove} from '../../../_shared/numbers/fDistribution';
import {performanceGroups} from '../../../_shared/performance/performanceGroups';
import type {Average} from '../../../_shared/performance/runAverages';
import type {Run} from '../../../_shared/types';

/** The test of one pair: `F` is the square of t. */
export function pairTest(one: Average, other: Average) {
  const freedom = one.runs + other.runs - 2;
  const pooled =
    ((one.runs - 1) * one.variance + (other.runs - 1) * other.variance) /
    freedom;
  const factor = 1 / (1 / one.runs + 1 / other.runs);
  const f = (factor * (one.mean - other.mean) ** 2) / pooled;
  return {freedom, f, p: freedom > 0 ? chanceAbove(f, 1, freedom) : 1};
}

/** T-Test: a row for each pair of performances, which are counted from 0. */
export const run: Run = (inputs) => {
  const groups = performanceGroups(inputs);
  const pairs = groups.flatMap((one, first) =>
    groups.slice(first + 1).map((other, at) => ({
      first,
      second: first + 1 + at,
      ...pairTest(one, other),
    })),
  );
  const column = (key: 'first' | 'second' | 'f' | 'p') => ({
    name: key,
    type: 'real' as const,
    values: pairs.map((pair) => pair[key]),
  });
  return {
    significance: [column('first'), column('second'), column('f'), column('p')],
  };
};
