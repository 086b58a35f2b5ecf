import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import {TUNING} from '../../../plugins/search-local/client/ranking/tuning';
import {
  meanReciprocalRank,
  readQueries,
  runQueries,
  shareInFirst,
} from './queries';
import type {Query} from './queries';

/** Name of a tuned number. */
export type Tuned = keyof typeof TUNING;

/** Neutral value of each tuned number, with which it has no effect. */
export const WITHOUT = {
  stem: 1,
  prefix: 1,
  part: 1,
  synonym: 1,
  code: 1,
  coverage: 1,
  head: 0,
  wholeHead: 0,
  oneSection: 0,
  bestSection: 0,
  title: 0,
  alias: 0,
  nextAlias: 0,
  shortAlias: 1,
  baseScore: 0,
  titleSynonym: 0,
  links: 0,
  guide: 1,
  deprecated: 1,
  synonymStep: 0,
  aloneStep: 0,
  deprecatedStep: 0,
  lateStep: 0,
} satisfies Record<Tuned, number>;

/** Quality of the first results of queries, in percent. */
export type Quality = {
  readonly first: number;
  readonly inFive: number;
  readonly reciprocalRank: number;
};

/** Loss of quality without a tuned number. */
export type Worth = {
  readonly name: Tuned;
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
  names = Object.keys(WITHOUT) as readonly Tuned[],
): Generator<Worth> {
  const now = {real: quality(index, real), all: quality(index, all)};
  for (const name of names) {
    const value = TUNING[name];
    TUNING[name] = WITHOUT[name];
    yield {
      name,
      real: minus(now.real, quality(index, real)),
      all: minus(now.all, quality(index, all)),
    };
    TUNING[name] = value;
  }
}
