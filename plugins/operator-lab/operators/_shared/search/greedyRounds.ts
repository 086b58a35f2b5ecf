import {regularColumns} from '../tables/innerNumbers';
import type {SubsetScore} from './subsetScores';
import {NotComputed} from '../types';
import type {Settings, Table, Tables} from '../types';

/** A set of columns that was tried in a round, from 1. */
export type Tried = {
  readonly round: number;
  readonly columns: readonly string[];
  readonly performance: number;
};

/** What a search that goes column by column has to know. */
export type GreedySearch = {
  readonly names: readonly string[];
  readonly rounds: number;
  /** Rounds that may fail one after the other before the search ends. */
  readonly speculative: number;
  readonly score: SubsetScore;
  /** The set that is tried after these columns were taken, in order. */
  readonly setAfter: (taken: readonly string[]) => readonly string[];
  /** Whether a round fails. The first round never does. */
  readonly fails: (last: number, current: number) => boolean;
  /** Performance before the first round; default: none. */
  readonly start?: number;
};

/** Columns taken for good and in vain, the performance of the last good round, and all that was tried. */
export type GreedyResult = {
  readonly taken: readonly string[];
  readonly undone: readonly string[];
  readonly performance: number;
  readonly tried: readonly Tried[];
};

/** The names that a direction of the search gives to its stopping behaviors and their settings. */
export type StoppingNames = {
  /** Stops at any round that gains nothing; the default. */
  readonly any: string;
  /** Stops at a round that gains too little. */
  readonly limited: string;
  /** The setting that turns on a relative limit. */
  readonly isRelative: string;
  /** The setting with the relative limit. An absolute limit is never read. */
  readonly relative: string;
};

/**
 * Returns whether a round fails, by the setting `stopping_behavior`.
 * @param isTooLittle Whether a round gains too little, for a relative limit.
 * @throws OperatorError for a behavior with a test of significance.
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

/** Takes a column in each round, the first of the best; failed rounds at the end are undone. */
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

/** Weights of 1 for the columns of a set, and of 0 for all others. */
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

/** The outputs of a search column by column, and `tried`: a row for each run of the inner process. */
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

/** A performance with one measure, as a table with a row. */
export function oneMeasure(performance: number): Table {
  return [{name: 'performance', type: 'real', values: [performance]}];
}
