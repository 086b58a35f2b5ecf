import {sum} from '../../../_shared/numbers/averages';
import {chanceAbove} from '../../../_shared/numbers/distributions';
import {performanceGroups} from '../../../_shared/performance/performanceGroups';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * ANOVA of performances. The overall mean is the mean of the group means,
 * regardless of the number of runs.
 */
export const run: Run = (inputs) => {
  // A single run was not averaged, so it counts as no run.
  const groups = performanceGroups(inputs).map((group) => ({
    ...group,
    runs: group.runs > 1 ? group.runs : 0,
  }));
  const runs = sum(groups.map((group) => group.runs));
  if (runs <= groups.length) {
    throw new OperatorError('There are no more runs than performances.');
  }
  const mean = sum(groups.map((group) => group.mean)) / groups.length;
  const between = sum(
    groups.map((group) => group.runs * (group.mean - mean) ** 2),
  );
  const residuals = sum(
    groups.map((group) => (group.runs - 1) * group.variance),
  );
  const [one, other] = [groups.length - 1, runs - groups.length];
  const f = between / one / (residuals / other);
  const line = (name: string, squares: number, freedom: number) => ({
    name,
    squares,
    freedom,
    mean: squares / freedom,
  });
  const lines = [
    line('between', between, one),
    line('residuals', residuals, other),
  ];
  return {
    significance: [
      {
        name: 'source',
        type: 'nominal',
        values: lines.map(({name}) => name),
      },
      {
        name: 'sum of squares',
        type: 'real',
        values: lines.map(({squares}) => squares),
      },
      {
        name: 'degrees of freedom',
        type: 'integer',
        values: lines.map(({freedom}) => freedom),
      },
      {
        name: 'mean square',
        type: 'real',
        values: lines.map(({mean: square}) => square),
      },
      {name: 'F', type: 'real', values: [f, null]},
      {
        name: 'p-value',
        type: 'real',
        values: [chanceAbove(f, one, other), null],
      },
    ],
  };
};
