import {tableOfSets} from '../../../_shared/search/subsetScores';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {
  boundOf,
  keepBest,
  searchSubsets,
} from '../../../_shared/search/setSearch';
import type {Weights} from '../../../_shared/search/setSearch';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** Returns copies of the weights that each set one more position to `to`. */
function switched(weights: Weights, to: number): readonly Weights[] {
  return weights.flatMap((weight, at) =>
    weight === to
      ? []
      : [weights.map((other, place) => (place === at ? to : other))],
  );
}

/**
 * Optimize Selection. The performances of the inner process are an input: see
 * `searchSubsets`.
 */
export const run: Run = (inputs, settings) => {
  const {performances} = inputs;
  const table = inputs['example set in'] ?? tableOfSets(performances);
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
  return searchSubsets(table, performances, {
    initial: isForward ? switched(empty, 1) : [full],
    next: (population) =>
      keepBest(population, Number(settings.keep_best ?? 1))
        .flatMap(({weights}) => switched(weights, Number(isForward)))
        .filter((weights) => weights.includes(1)),
    isOver: (generation, sinceBetter) =>
      sinceBetter >= rest || generation >= limit - Number(isForward),
    maximal: Number(settings.maximal_fitness ?? Infinity),
  });
};
