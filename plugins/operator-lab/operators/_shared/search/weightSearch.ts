import {run as kNN} from '../../modeling/predictive/lazy/k_nn';
import {validateWith} from '../../validation/cross_validation';
import {weightTable, weighted} from './attributeWeights';
import {oneMeasure} from './greedyRounds';
import {regularColumns} from '../tables/innerNumbers';
import {keepBest, searchSets, tableOfGenerations} from './setSearch';
import type {Candidate, SetResult, Weights} from './setSearch';
import type {Settings, Table, Tables} from '../types';

/** A table whose numeric columns are multiplied by their weights; columns with a weight of 0 are gone. */
export function weightedTable(table: Table, weights: Weights): Table {
  const names = regularColumns(table).map(({name}) => name);
  return weighted(
    table,
    new Map(names.map((name, at) => [name, Number(weights[at] ?? 1)])),
  );
}

/** The accuracy of k-NN with one neighbor on weighted columns, each row predicted by all others. */
export function neighborAccuracy(table: Table): (weights: Weights) => number {
  const validate = validateWith(
    (training, test) =>
      kNN({'training set': training, 'new data': test}, {k: 1}).applied ?? [],
  );
  return (weights) => {
    const {'performance 1': performance} = validate(
      {'example set': weightedTable(table, weights)},
      {leave_one_out: true},
    );
    return Number(performance?.[0]?.values[0]);
  };
}

/** The values of the setting `weights`, or others where one of them is no number. */
export function weightsToTry(
  settings: Settings,
  standard: readonly number[],
): readonly number[] {
  const text = String(settings.weights ?? '');
  const numbers = text.split(' ').map((part) => parseFloat(part));
  return text === '' || numbers.some(Number.isNaN) ? standard : numbers;
}

/** Copies of weights with each of some values in each place that has a certain one. */
function varied(
  weights: Weights,
  from: number,
  values: readonly number[],
): readonly Weights[] {
  return weights.flatMap((weight, at) =>
    weight === from
      ? values.map((value) =>
          weights.map((other, place) => (place === at ? value : other)),
        )
      : [],
  );
}

/** Candidates as a table: their generation, the weight of each column, and the performance. */
export const candidateTable = (
  names: readonly string[],
  generations: readonly (readonly Candidate[])[],
): Table =>
  tableOfGenerations(generations, (all) =>
    names.map((name, at) => ({
      name,
      type: 'real',
      values: all.map(({weights}) => Number(weights[at])),
    })),
  );

/** The outputs of a search for weights, and `tried`: a row for each run of the inner process. */
function weightResult(
  table: Table,
  {best, generations}: SetResult,
  settings: Settings,
): Tables {
  const names = regularColumns(table).map(({name}) => name);
  return {
    'example set out': weightedTable(table, best.weights),
    weights: weightTable(
      new Map(names.map((name, at) => [name, Number(best.weights[at])])),
      {
        normalize_weights: settings.normalize_weights !== false,
        sort_weights: false,
      },
    ),
    performance: oneMeasure(best.performance),
    tried: candidateTable(names, generations),
  };
}

/**
 * Searches weights in one direction, with the accuracy of k-NN as the inner
 * process: each generation tries other values for one more column.
 * @param from The weight that a column has until the search changes it.
 * @param standard The values to try if the setting `weights` has none.
 */
export function searchWeights(
  table: Table,
  settings: Settings,
  start: {
    readonly initial: readonly Weights[];
    readonly from: number;
    readonly standard: readonly number[];
  },
): Tables {
  const values = weightsToTry(settings, start.standard);
  const found = searchSets({
    initial: start.initial,
    next: (population) =>
      keepBest(population, Number(settings.keep_best ?? 1)).flatMap(
        ({weights}) => varied(weights, start.from, values),
      ),
    score: neighborAccuracy(table),
    isOver: (_, sinceBetter) =>
      sinceBetter >= Number(settings.generations_without_improval ?? 1),
    maximal: Number(settings.maximal_fitness ?? Infinity),
  });
  return weightResult(table, found, settings);
}
