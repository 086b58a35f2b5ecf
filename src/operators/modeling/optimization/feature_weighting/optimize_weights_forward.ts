import {regularColumns} from '../../../_shared/innerNumbers';
import {keepBest, searchSets} from '../../../_shared/setSearch';
import type {Run} from '../../../_shared/types';
import {
  neighborAccuracy,
  varied,
  weightResult,
  weightsToTry,
} from '../../../_shared/weightSearch';

/**
 * Optimize Weights (Forward), with the accuracy of k-NN as the inner process:
 * see `neighborAccuracy`.
 */
export const run: Run = ({'example set in': table = []}, settings) => {
  const names = regularColumns(table).map(({name}) => name);
  const values = weightsToTry(settings, [0.25, 0.5, 0.75, 1]);
  const found = searchSets({
    initial: names.map((_, at) => names.map((__, on) => Number(at === on))),
    next: (population) =>
      keepBest(population, Number(settings.keep_best ?? 1)).flatMap(
        ({weights}) => varied(weights, 0, values),
      ),
    score: neighborAccuracy(table),
    isOver: (_, sinceBetter) =>
      sinceBetter >= Number(settings.generations_without_improval ?? 1),
    maximal: Number(settings.maximal_fitness ?? Infinity),
  });
  return weightResult(table, found, settings);
};
