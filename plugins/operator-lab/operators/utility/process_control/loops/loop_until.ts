import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run, Settings} from '../../../_shared/types';

/**
 * True if the performance of an iteration ends the loop, without the condition
 * on data.
 */
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
      // The default maximum is the text "infinity", which is NaN here and sets
      // no limit.
      return !(fitness < Number(min)) && !(fitness > Number(max));
  }
}

/**
 * Loop Until with the performances of the iterations in the column `accuracy`:
 * returns the iterations that run.
 */
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
