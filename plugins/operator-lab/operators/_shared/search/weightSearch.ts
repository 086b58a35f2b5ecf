import {run as kNN} from '../../modeling/predictive/lazy/k_nn';
import {validateWith} from '../../validation/cross_validation';
import {weightTable, weighted} from './attributeWeights';
import {oneMeasure} from './greedyRounds';
import {regularColumns} from '../tables/innerNumbers';
import {keepBest, searchSets, tableOfGenerations} from './setSearch';
import type {Candidate, SetResult, Weights} from './setSearch';
import type {Settings, Table, Tables} from '../types';

/**
 * Multiplies numeric columns by their weights, and removes columns with weight
 * 0.
 */
export function weightedTable(table: Table, weights: Weights): Table {
  const names = regularColumns(table).map(({name}) => name);
  return weighted(
    table,
    new Map(names.map((name, at) => [name, Number(weights[at] ?? 1)])),
  );
}

/**
 * Returns the leave-one-out accuracy of k-NN with k = 1 on weighted columns.
 */
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

/**
 * Parses the parameter `weights`, or returns the standard values if one of its
 * parts is not a number.
 */
export function weightsToTry(
  settings: Settings,
  standard: readonly number[],
): readonly number[] {
  const text = String(settings.weights ?? '');
  const numbers = text.split(' ').map((part) => parseFloat(part));
  return text === '' || numbers.some(Number.isNaN) ? standard : numbers;
}

/**
 * Returns copies of weights. Each copy replaces one weight equal to `from` with
 * one of the values.
 */
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

/**
 * Converts candidates to a table with their generation, the weight of each
 * column, and the performance.
 */
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

/**
 * Returns the outputs of a weight search, and `tried` with one row per run of
 * the inner process.
 */
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
 * process. Each generation tries other values for one more column.
 * @param start `from` is the weight of columns not yet changed. `standard` has
 * the values to try without a valid parameter `weights`.
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
