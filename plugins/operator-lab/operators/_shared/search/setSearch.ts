import {chosenWeights, oneMeasure} from './greedyRounds';
import {regularColumns} from '../tables/innerNumbers';
import {subsetScores} from './subsetScores';
import type {Column, Settings, Table, Tables} from '../types';

/** Weights of the columns, in their order: above 0 for those that take part. */
export type Weights = readonly number[];

/** Weights whose performance is known. */
export type Candidate = {
  readonly weights: Weights;
  readonly performance: number;
};

/** A search in generations, of which the first is 0. */
export type SetSearch = {
  readonly initial: readonly Weights[];
  /** The weights to try next; none: the search is over. */
  readonly next: (population: readonly Candidate[]) => readonly Weights[];
  readonly score: (weights: Weights) => number;
  readonly isOver: (generation: number, sinceBetter: number) => boolean;
  /** Performance that ends the search; default: that of a perfect accuracy. */
  readonly maximal?: number;
};

/** The first of the best candidates of all generations, and every generation as it was tried. */
export type SetResult = {
  readonly best: Candidate;
  readonly generations: readonly (readonly Candidate[])[];
};

/** The best candidate; of equal ones, the first. */
export function bestOf(population: readonly Candidate[]): Candidate {
  return population.reduce((best, one) =>
    one.performance > best.performance ? one : best,
  );
}

/** The best candidates, worst first; of equal ones, the last are kept. A small population keeps its order. */
export function keepBest(
  population: readonly Candidate[],
  count: number,
): readonly Candidate[] {
  return population.length > count
    ? [...population]
        .sort((a, b) => a.performance - b.performance)
        .slice(-count)
    : population;
}

/** The loop that the operators for sets and weights of columns share. */
export function searchSets(search: SetSearch): SetResult {
  // The default of the operator is the word infinity, which is not a number here.
  const maximal = Math.min(search.maximal || 1, 1);
  const tried = (all: readonly Weights[]) =>
    all.map((weights) => ({weights, performance: search.score(weights)}));
  const generations = [tried(search.initial)];
  let best = bestOf(generations[0] ?? []);
  let better = 0;
  for (;;) {
    const at = generations.length - 1;
    const population = generations[at] ?? [];
    if (
      population.length === 0 ||
      search.isOver(at, at - better) ||
      best.performance >= maximal
    ) {
      break;
    }
    const next = tried(search.next(population));
    generations.push(next);
    const top = next.length > 0 ? bestOf(next) : best;
    if (top.performance > best.performance) {
      best = top;
      better = at + 1;
    }
  }
  return {best, generations};
}

/** Names of the columns whose weight is above 0. */
export function chosenNames(
  names: readonly string[],
  weights: Weights,
): readonly string[] {
  return names.filter((_, at) => Number(weights[at]) > 0);
}

/** The number of a setting that another one turns on, or no bound. */
export function boundOf(
  settings: Settings,
  isOn: boolean,
  name: string,
  fallback: number,
): number {
  return isOn ? Number(settings[name] ?? fallback) : Infinity;
}

/**
 * Every candidate as a row: its generation, from 0, and its performance.
 * @param between The columns between these two.
 */
export function tableOfGenerations(
  generations: SetResult['generations'],
  between: (all: readonly Candidate[]) => readonly Column[],
): Table {
  return [
    {
      name: 'generation',
      type: 'integer',
      values: generations.flatMap((population, generation) =>
        population.map(() => generation),
      ),
    },
    ...between(generations.flat()),
    {
      name: 'performance',
      type: 'real',
      values: generations.flat().map(({performance}) => performance),
    },
  ];
}

/** Every candidate as a row of `generation`, `columns`, and `performance`. */
export const generationTable = (
  names: readonly string[],
  generations: SetResult['generations'],
): Table =>
  tableOfGenerations(generations, (all) => [
    {
      name: 'columns',
      type: 'nominal',
      values: all.map(({weights}) => chosenNames(names, weights).join(', ')),
    },
  ]);

/**
 * Searches sets of columns whose performances are given: see `subsetScores`.
 * Returns the outputs of the operator, and `tried`: a row for each run of the
 * inner process.
 */
export function searchSubsets(
  table: Table,
  performances: Table | undefined,
  search: Omit<SetSearch, 'score'>,
): Tables {
  const names = regularColumns(table).map(({name}) => name);
  const score = subsetScores(performances);
  const {best, generations} = searchSets({
    ...search,
    score: (weights) => score(chosenNames(names, weights)),
  });
  const chosen = chosenNames(names, best.weights);
  return {
    'example set out': table.filter(
      ({name, role}) => role || chosen.includes(name),
    ),
    weights: chosenWeights(names, chosen),
    performance: oneMeasure(best.performance),
    tried: generationTable(names, generations),
  };
}
