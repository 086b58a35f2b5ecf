import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import {
  DEDUCTIONS,
  FEATURES,
} from '../../../plugins/search-local/client/ranking/features';
import {TUNING} from '../../../plugins/search-local/client/ranking/tuning';
import {
  meanReciprocalRank,
  readQueries,
  runQueries,
  shareInFirst,
} from './queries';
import type {Query} from './queries';

/** A number of the ranking. */
export type Tuned = {
  readonly name: string;
  /** Sets the number to its neutral value, and returns a function that restores it. */
  readonly disable: () => () => void;
};

/** Neutral values of the numbers in `TUNING`. */
const NEUTRAL = {
  stem: 1,
  prefix: 1,
  part: 1,
  synonym: 1,
  bestSection: 0,
  nextAlias: 0,
  shortAlias: 1,
} satisfies typeof TUNING;

function tuned<Key extends string>(
  name: string,
  table: Record<Key, number>,
  key: Key,
  neutral: number,
): Tuned {
  return {
    name,
    disable: () => {
      const value = table[key];
      table[key] = neutral;
      return () => {
        table[key] = value;
      };
    },
  };
}

/** All numbers of the ranking: qualities of matches, weights of features, and deductions. */
export const NUMBERS: readonly Tuned[] = [
  ...Object.entries(NEUTRAL).map(([key, neutral]) =>
    tuned(key, TUNING as Record<string, number>, key, neutral),
  ),
  ...FEATURES.map((feature) => tuned(feature.name, feature, 'weight', 0)),
  ...Object.keys(DEDUCTIONS).map((key) =>
    tuned(`Points lost: ${key}`, DEDUCTIONS as Record<string, number>, key, 0),
  ),
];

/** Quality of the first results of queries, in percent. */
export type Quality = {
  readonly first: number;
  readonly inFive: number;
  readonly reciprocalRank: number;
};

/** Loss of quality without a tuned number. */
export type Worth = {
  readonly name: string;
  readonly real: Quality;
  readonly all: Quality;
};

const REAL = 'real.tsv';
const DATA = path.join(__dirname, '..', 'data');

/**
 * Queries with an answer: `real` from the file of real queries, and `all` from
 * all data files.
 */
export function queriesToTune(): {real: Query[]; all: Query[]} {
  const files = readdirSync(DATA).filter((file) => file.endsWith('.tsv'));
  const answered = (file: string) =>
    readQueries(file).filter(({accepted}) => accepted.length > 0);
  return {real: answered(REAL), all: files.flatMap(answered)};
}

/** Runs queries on a copy of the index without cached matches. */
function quality(index: SearchIndex, queries: readonly Query[]): Quality {
  const outcomes = runQueries({...index}, queries);
  return {
    first: 100 * shareInFirst(outcomes, 1),
    inFive: 100 * shareInFirst(outcomes, 5),
    reciprocalRank: 100 * meanReciprocalRank(outcomes),
  };
}

const minus = (one: Quality, other: Quality): Quality => ({
  first: one.first - other.first,
  inFive: one.inFive - other.inFive,
  reciprocalRank: one.reciprocalRank - other.reciprocalRank,
});

/** Measures the effect of each tuned number, in percentage points. */
export function* worths(
  index: SearchIndex,
  {real, all}: {real: readonly Query[]; all: readonly Query[]},
  numbers: readonly Tuned[] = NUMBERS,
): Generator<Worth> {
  const now = {real: quality(index, real), all: quality(index, all)};
  for (const {name, disable} of numbers) {
    const restore = disable();
    yield {
      name,
      real: minus(now.real, quality(index, real)),
      all: minus(now.all, quality(index, all)),
    };
    restore();
  }
}
