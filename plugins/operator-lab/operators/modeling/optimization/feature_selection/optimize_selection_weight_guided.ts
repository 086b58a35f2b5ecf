import {tableOfSets} from '../../../_shared/search/subsetScores';
import {weightsOf} from '../../../_shared/search/attributeWeights';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {chosenNames, searchSubsets} from '../../../_shared/search/setSearch';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Optimize Selection (Weight-Guided). The performances of the inner process are
 * an input: see `searchSubsets`.
 */
export const run: Run = (inputs, settings) => {
  const {performances} = inputs;
  const table = inputs['example set in'] ?? tableOfSets(performances);
  const names = regularColumns(table).map(({name}) => name);
  const weightOf = weightsOf(inputs['attribute weights in']);
  const size =
    settings.use_absolute_weights === false ? (one: number) => one : Math.abs;
  const order = names
    .map((name, at) => {
      const weight = weightOf.get(name);
      if (weight === undefined && names.length > 1) {
        throw new OperatorError(`There is no weight for "${name}".`);
      }
      return {at, weight: size(weight ?? 0)};
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({at}) => at);
  const firstOf = (count: number) =>
    names.map((_, at) => Number(order.slice(0, count).includes(at)));
  // The operator never reads the setting `use_early_stopping`.
  const rest = Number(settings.generations_without_improval ?? 2);
  return searchSubsets(table, performances, {
    initial: [firstOf(1)],
    next: (population) => {
      const count = chosenNames(names, population[0]?.weights ?? []).length;
      return count < names.length ? [firstOf(count + 1)] : [];
    },
    isOver: (_, sinceBetter) => sinceBetter >= rest,
    maximal: Number(settings.maximal_fitness ?? Infinity),
  });
};
