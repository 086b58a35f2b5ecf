import {chosenWeights, oneMeasure} from './greedyRounds';
import {regularColumns} from '../tables/innerNumbers';
import {subsetScores} from './subsetScores';
import type {Column, Settings, Table, Tables} from '../types';

/** Weights of the columns, in order. Columns above 0 are selected. */
export type Weights = readonly number[];

/** Weights with their measured performance. */
export type Candidate = {
  readonly weights: Weights;
  readonly performance: number;
};

/** A search in generations. The first generation is 0. */
export type SetSearch = {
  readonly initial: readonly Weights[];
  /** Returns the weights to try next. An empty list ends the search. */
  readonly next: (population: readonly Candidate[]) => readonly Weights[];
  readonly score: (weights: Weights) => number;
  readonly isOver: (generation: number, sinceBetter: number) => boolean;
  /** Performance that ends the search. Default: 1, a perfect accuracy. */
  readonly maximal?: number;
};

/**
 * Best candidate of all generations, and all generations. If candidates tie,
 * the first one is best.
 */
export type SetResult = {
  readonly best: Candidate;
  readonly generations: readonly (readonly Candidate[])[];
};

/** Returns the best candidate. If candidates tie, the first one wins. */
export function bestOf(population: readonly Candidate[]): Candidate {
  return population.reduce((best, one) =>
    one.performance > best.performance ? one : best,
  );
}

/**
 * Keeps the best candidates, worst first. If candidates tie, the last ones are
 * kept. A population of up to `count` keeps its order.
 */
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

/**
 * Runs the search loop shared by the operators that search sets and weights of
 * columns.
 */
export function searchSets(search: SetSearch): SetResult {
  // The operator's default is the text infinity, which does not parse as a
  // number.
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

/** Returns the limit of a parameter, or Infinity if the limit is off. */
export function boundOf(
  settings: Settings,
  isOn: boolean,
  name: string,
  fallback: number,
): number {
  return isOn ? Number(settings[name] ?? fallback) : Infinity;
}

/**
 * Converts generations to a table with one row per candidate.
 * @param between Columns between `generation` and `performance`.
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

/**
 * Converts generations to a table with the columns `generation`, `columns`, and
 * `performance`.
 */
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
 * Searches column sets whose performances are given: see `subsetScores`.
 * Returns the outputs of the operator, and `tried` with one row per run of the
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
