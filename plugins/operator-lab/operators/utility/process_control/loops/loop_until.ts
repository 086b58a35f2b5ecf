import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run, Settings} from '../../../_shared/types';

/** Whether the performance of a round ends the loop, with the condition on data off. */
function ends(
  settings: Settings,
  fitness: number,
  before: number | undefined,
): boolean {
  const {min_criterion: min = -Infinity, max_criterion: max} = settings;
  switch (settings.performance_change ?? 'none') {
    case 'decreasing':
      return fitness < (before ?? -Infinity);
    case 'non-increasing':
      return fitness <= (before ?? -Infinity);
    default:
      // The default of the maximum is the word infinity, which is not a number here.
      return !(fitness < Number(min)) && !(fitness > Number(max));
  }
}

/** Loop Until on the column `accuracy`, whose rows are what the rounds would measure. */
export const run: Run = ({performance = []}, settings) => {
  const values = (
    performance.find(({name}) => name === 'accuracy')?.values ?? []
  ).map((value) => (value === null ? NaN : Number(value)));
  const limit = Number(settings.max_iterations ?? 2 ** 31 - 1);
  const last = values.findIndex(
    (value, at) => at + 1 >= limit || ends(settings, value, values[at - 1]),
  );
  return {
    rounds: loopRounds({
      accuracy: last < 0 ? values : values.slice(0, last + 1),
    }),
  };
};
