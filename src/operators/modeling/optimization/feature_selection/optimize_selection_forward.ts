import {
  chosenWeights,
  failureOf,
  greedyRounds,
  oneMeasure,
  triedTable,
} from '../../../_shared/greedyRounds';
import {regularColumns} from '../../../_shared/innerNumbers';
import {subsetScores} from '../../../_shared/subsetScores';
import type {Run, Settings} from '../../../_shared/types';

function failure(settings: Settings) {
  // The setting `minimal_absolute_increase` is never read.
  const share =
    settings.use_relative_increase === false
      ? 0
      : Number(settings.minimal_relative_increase);
  return failureOf(
    settings,
    {any: 'without increase', limited: 'without increase of at least'},
    (last, now) => !(now > last + last * share),
  );
}

/**
 * Forward Selection. The performances of the inner process are given: see
 * `subsetScores`. Besides the outputs of the operator: `tried`, a row for each
 * run of the inner process.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = [], performances} = inputs;
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
    fails: failure(settings),
  });
  return {
    'example set': [
      ...table.filter(({role}) => role),
      ...taken.flatMap((name) => table.filter((one) => one.name === name)),
    ],
    'attribute weights': chosenWeights(names, taken),
    performance: oneMeasure(performance),
    tried: triedTable(tried),
  };
};
