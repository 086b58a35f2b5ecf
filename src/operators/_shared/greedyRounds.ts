import type {SubsetScore} from './subsetScores';
import {OperatorError} from './types';
import type {Settings, Table} from './types';

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

/**
 * Whether a round fails, by the setting `stopping_behavior`.
 * @param behaviors What the operator calls it to stop at any round that gains
 *   nothing, its default, and at one that gains too little.
 * @param isTooLittle Whether a round gains too little for the second.
 * @throws OperatorError for a behavior with a test of significance.
 */
export function failureOf(
  {stopping_behavior: behavior}: Settings,
  behaviors: {readonly any: string; readonly limited: string},
  isTooLittle: GreedySearch['fails'],
): GreedySearch['fails'] {
  switch (behavior ?? behaviors.any) {
    case behaviors.any:
      return (last, now) => last >= now;
    case behaviors.limited:
      return isTooLittle;
    default:
      throw new OperatorError('This example makes no test of significance.');
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

/** What was tried, as a table with the columns `round`, `columns`, and `performance`. */
export function triedTable(tried: readonly Tried[]): Table {
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

/** A performance with one measure, as a table with a row. */
export function oneMeasure(performance: number): Table {
  return [{name: 'performance', type: 'real', values: [performance]}];
}
