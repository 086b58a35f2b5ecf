import {regularColumns} from '../tables/innerNumbers';
import type {SubsetScore} from './subsetScores';
import {NotComputed} from '../types';
import type {Settings, Table, Tables} from '../types';

/** A set of columns tried in a round. Rounds start at 1. */
export type Tried = {
  readonly round: number;
  readonly columns: readonly string[];
  readonly performance: number;
};

/** Parameters of a greedy search that adds or removes one column per round. */
export type GreedySearch = {
  readonly names: readonly string[];
  readonly rounds: number;
  /** Number of consecutive rounds allowed to fail before the search ends. */
  readonly speculative: number;
  readonly score: SubsetScore;
  /** Returns the set to try after these columns were chosen, in order. */
  readonly setAfter: (taken: readonly string[]) => readonly string[];
  /** True if a round fails. It is not called for the first round. */
  readonly fails: (last: number, current: number) => boolean;
  /** Performance before the first round. Default: none. */
  readonly start?: number;
};

/**
 * Chosen columns, columns whose choice was undone, performance of the last
 * successful round, and all sets tried.
 */
export type GreedyResult = {
  readonly taken: readonly string[];
  readonly undone: readonly string[];
  readonly performance: number;
  readonly tried: readonly Tried[];
};

/**
 * Option and parameter names for stopping, which depend on the direction of the
 * search.
 */
export type StoppingNames = {
  /** Option that stops at any round without a gain. It is the default. */
  readonly any: string;
  /** Option that stops at a round with too small a gain. */
  readonly limited: string;
  /** Parameter that turns on the relative limit. */
  readonly isRelative: string;
  /** Parameter with the relative limit. The absolute limit is never read. */
  readonly relative: string;
};

/**
 * Creates the failure test for the parameter `stopping_behavior`.
 * @param isTooLittle True if a round gains too little for a relative limit.
 * @throws NotComputed for a stopping behavior with a significance test.
 */
export function failureOf(
  settings: Settings,
  names: StoppingNames,
  isTooLittle: (last: number, current: number, share: number) => boolean,
): GreedySearch['fails'] {
  switch (settings.stopping_behavior ?? names.any) {
    case names.any:
      return (last, now) => last >= now;
    case names.limited: {
      const isRelative = settings[names.isRelative] !== false;
      const share = isRelative ? Number(settings[names.relative]) : 0;
      return (last, now) => isTooLittle(last, now, share);
    }
    default:
      throw new NotComputed('This example makes no test of significance.');
  }
}

/**
 * Chooses the best column in each round, and undoes failed rounds at the end.
 * If columns tie, the first one wins.
 */
export function greedyRounds(search: GreedySearch): GreedyResult {
  const {names, rounds, speculative, score, setAfter, fails} = search;
  const taken: string[] = [];
  const tried: Tried[] = [];
  let failed = 0;
  let best = search.start ?? NaN;
  let last = best;
  for (let round = 1; round <= rounds; round++) {
    const candidates = names
      .filter((name) => !taken.includes(name))
      .map((name) => {
        const columns = setAfter([...taken, name]);
        return {name, round, columns, performance: score(columns)};
      });
    tried.push(...candidates);
    const won = candidates.reduce((first, one) =>
      one.performance > first.performance ? one : first,
    );
    const isFailure = round > 1 && fails(last, won.performance);
    if (isFailure && failed === speculative) {
      break;
    }
    failed = isFailure ? failed + 1 : 0;
    last = isFailure ? Math.max(last, won.performance) : won.performance;
    best = isFailure ? best : last;
    taken.push(won.name);
  }
  return {
    taken: taken.slice(0, taken.length - failed),
    undone: taken.slice(taken.length - failed),
    performance: best,
    tried,
  };
}

function triedTable(tried: readonly Tried[]): Table {
  return [
    {
      name: 'round',
      type: 'integer',
      values: tried.map(({round}) => round),
    },
    {
      name: 'columns',
      type: 'nominal',
      values: tried.map(({columns}) => columns.join(', ')),
    },
    {
      name: 'performance',
      type: 'real',
      values: tried.map(({performance}) => performance),
    },
  ];
}

/** Returns weight 1 for selected columns and weight 0 for all others. */
export function chosenWeights(
  names: readonly string[],
  chosen: readonly string[],
): Table {
  return [
    {name: 'column', type: 'nominal', values: names},
    {
      name: 'weight',
      type: 'real',
      values: names.map((name) => Number(chosen.includes(name))),
    },
  ];
}

/**
 * Returns the outputs of a greedy search, and `tried` with one row per run of
 * the inner process.
 */
export function greedyOutputs(
  table: Table,
  chosen: readonly string[],
  performance: number,
  tried: readonly Tried[],
): Tables {
  const names = regularColumns(table).map(({name}) => name);
  return {
    'example set': [
      ...table.filter(({role}) => role),
      ...chosen.flatMap((name) => table.filter((one) => one.name === name)),
    ],
    'attribute weights': chosenWeights(names, chosen),
    performance: oneMeasure(performance),
    tried: triedTable(tried),
  };
}

/** Converts a performance with one measure to a table. */
export function oneMeasure(performance: number): Table {
  return [{name: 'performance', type: 'real', values: [performance]}];
}
