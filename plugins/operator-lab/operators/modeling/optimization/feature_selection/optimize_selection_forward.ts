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
  any: 'without increase',
  limited: 'without increase of at least',
  isRelative: 'use_relative_increase',
  relative: 'minimal_relative_increase',
};

/**
 * Forward Selection. The performances of the inner process are an input: see
 * `subsetScores`.
 */
export const run: Run = (inputs, settings) => {
  const {performances} = inputs;
  const table = inputs['example set'] ?? tableOfSets(performances);
  const names = regularColumns(table).map(({name}) => name);
  const {taken, performance, tried} = greedyRounds({
    names,
    rounds: Math.min(
      Number(settings.maximal_number_of_attributes ?? 10),
      names.length,
    ),
    speculative: Number(settings.speculative_rounds ?? 0),
    score: subsetScores(performances),
    setAfter: (added) => added,
    fails: failureOf(
      settings,
      STOPPING,
      (last, now, share) => !(now > last + last * share),
    ),
  });
  return greedyOutputs(table, taken, performance, tried);
};
