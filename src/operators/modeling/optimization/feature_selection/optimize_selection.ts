import {chosenWeights, oneMeasure} from '../../../_shared/greedyRounds';
import {regularColumns} from '../../../_shared/innerNumbers';
import {
  boundOf,
  chosenColumns,
  chosenNames,
  generationTable,
  keepBest,
  scoreOfSet,
  searchSets,
} from '../../../_shared/setSearch';
import type {Weights} from '../../../_shared/setSearch';
import {subsetScores} from '../../../_shared/subsetScores';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** Copies of weights with another value in one place each, where the value is not there yet. */
function switched(weights: Weights, to: number): readonly Weights[] {
  return weights.flatMap((weight, at) =>
    weight === to
      ? []
      : [weights.map((other, place) => (place === at ? to : other))],
  );
}

/**
 * Optimize Selection. The performances of the inner process are given: see
 * `subsetScores`. Besides the outputs of the operator: `tried`, a row for each
 * run of the inner process.
 */
export const run: Run = (inputs, settings) => {
  const {'example set in': table = [], performances} = inputs;
  const names = regularColumns(table).map(({name}) => name);
  if (names.length === 0) {
    throw new OperatorError('The table has no column without a role.');
  }
  const isForward = settings.selection_direction !== 'backward';
  const rest = boundOf(
    settings,
    settings.limit_generations_without_improval !== false,
    'generations_without_improval',
    1,
  );
  const limit = boundOf(
    settings,
    settings.limit_number_of_generations === true,
    'maximum_number_of_generations',
    10,
  );
  const full = names.map(() => 1);
  const empty = names.map(() => 0);
  const {best, generations} = searchSets({
    initial: isForward ? switched(empty, 1) : [full],
    next: (population) =>
      keepBest(population, Number(settings.keep_best ?? 1))
        .flatMap(({weights}) => switched(weights, Number(isForward)))
        .filter((weights) => weights.includes(1)),
    score: scoreOfSet(names, subsetScores(performances)),
    isOver: (generation, sinceBetter) =>
      sinceBetter >= rest || generation >= limit - Number(isForward),
    maximal: Number(settings.maximal_fitness ?? Infinity),
  });
  return {
    'example set out': chosenColumns(table, names, best.weights),
    weights: chosenWeights(names, chosenNames(names, best.weights)),
    performance: oneMeasure(best.performance),
    tried: generationTable(names, generations),
  };
};
