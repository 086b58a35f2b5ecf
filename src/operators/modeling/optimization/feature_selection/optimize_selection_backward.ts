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
  // The setting `maximal_absolute_decrease` is never read.
  const share =
    settings.use_relative_decrease === false
      ? 0
      : Number(settings.maximal_relative_decrease);
  return failureOf(
    settings,
    {any: 'with decrease', limited: 'with decrease of more than'},
    (last, now) => now < last - Math.abs(last * share),
  );
}

/**
 * Backward Elimination. The performances of the inner process are given: see
 * `subsetScores`. Besides the outputs of the operator: `tried`, a row for each
 * run of the inner process, of which the first one is round 0.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = [], performances} = inputs;
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
    fails: failure(settings),
    start,
  });
  const gone = [...taken, ...undone];
  const kept = [...names.filter((name) => !gone.includes(name)), ...undone];
  return {
    'example set': [
      ...table.filter(({role}) => role),
      ...kept.flatMap((name) => table.filter((one) => one.name === name)),
    ],
    'attribute weights': chosenWeights(names, kept),
    performance: oneMeasure(performance),
    tried: triedTable([
      {round: 0, columns: names, performance: start},
      ...tried,
    ]),
  };
};
