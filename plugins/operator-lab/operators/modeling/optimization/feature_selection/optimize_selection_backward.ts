import {
  failureOf,
  greedyOutputs,
  greedyRounds,
} from '../../../_shared/search/greedyRounds';
import type {StoppingNames} from '../../../_shared/search/greedyRounds';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {subsetScores, tableOfSets} from '../../../_shared/search/subsetScores';
import type {Run} from '../../../_shared/types';

const STOPPING: StoppingNames = {
  any: 'with decrease',
  limited: 'with decrease of more than',
  isRelative: 'use_relative_decrease',
  relative: 'maximal_relative_decrease',
};

/**
 * Backward Elimination. The performances of the inner process are an input: see
 * `subsetScores`. The first row of `tried` is round 0, with all columns.
 */
export const run: Run = (inputs, settings) => {
  const {performances} = inputs;
  const table = inputs['example set'] ?? tableOfSets(performances);
  const names = regularColumns(table).map(({name}) => name);
  const score = subsetScores(performances);
  const start = score(names);
  const {taken, undone, performance, tried} = greedyRounds({
    names,
    rounds: Math.min(
      Number(settings.maximal_number_of_eliminations ?? 10),
      names.length - 1,
    ),
    speculative: Number(settings.speculative_rounds ?? 0),
    score,
    setAfter: (removed) => names.filter((name) => !removed.includes(name)),
    fails: failureOf(
      settings,
      STOPPING,
      (last, now, share) => now < last - Math.abs(last * share),
    ),
    start,
  });
  const gone = [...taken, ...undone];
  const kept = [...names.filter((name) => !gone.includes(name)), ...undone];
  return greedyOutputs(table, kept, performance, [
    {round: 0, columns: names, performance: start},
    ...tried,
  ]);
};
