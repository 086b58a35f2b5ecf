import {languageOf} from '../../shared/language/language';
import {memo} from '../../shared/memo';
import {idf} from '../index/postings';
import {stemNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import {TUNING} from './tuning';

type Expected = {readonly page: number; readonly stems: readonly number[]};

/** The expected queries that have a stem, in the order of their pages, and the number of these pages. */
type Entry = {readonly queries: Expected[]; pages: number};

type Table = ReadonlyMap<number, Entry>;

/** A single word names what is wanted, so titles decide; two words often do. */
const MIN_WORDS = 2;

/** Queries of a page that count: the most similar ones. */
const MAX_SIMILAR = 10;

const tables = new WeakMap<SearchIndex, Table>();

/** Numbers of the stems of the words that tell pages apart, each once; a word that no page has is -1. */
function stemsOf(index: SearchIndex, list: readonly string[]): number[] {
  const {minorWords} = languageOf(index.locale);
  const telling = list.filter((word) => !minorWords.has(word));
  return [...new Set(telling.map((word) => stemNumber(index, word)))];
}

function tableOf({queries}: SearchIndex): Table {
  const table = new Map<number, Entry>();
  queries.forEach((own, page) => {
    for (const stems of own) {
      const expected = {page, stems};
      for (const stem of stems) {
        const entry = memo(table, stem, () => ({queries: [], pages: 0}));
        entry.pages += entry.queries.at(-1)?.page === page ? 0 : 1;
        entry.queries.push(expected);
      }
    }
  });
  return table;
}

/** The sum of similarities, best first: each counts less than the one before. */
function added(similarities: number[]): number {
  return similarities
    .sort((a, b) => b - a)
    .slice(0, MAX_SIMILAR)
    .reduceRight((sum, each) => each + TUNING.nextExpected * sum, 0);
}

/**
 * How similar a query is to those that a page expects, by page. The similarity of
 * two queries, from 0 to 1, is the share of the words of one that the other has,
 * times the same the other way around. A word counts by how few pages expect it;
 * one that none expects does not say which page is meant, and does not count.
 * Several similar queries are better evidence than one, so their similarities
 * are added. Empty for a query of one word.
 */
export function expectedQueries(
  index: SearchIndex,
  typed: readonly string[],
): Map<number, number> {
  const table = memo(tables, index, tableOf);
  const rarity = (stem: number) =>
    idf(index.pages.length, table.get(stem)?.pages ?? 0);
  const sum = (stems: readonly number[]) =>
    stems.reduce((total, stem) => total + rarity(stem), 0);
  const asked = stemsOf(index, typed);
  if (asked.length < MIN_WORDS) {
    return new Map();
  }
  const shared = new Map<Expected, number>();
  for (const stem of asked) {
    for (const expected of table.get(stem)?.queries ?? []) {
      shared.set(expected, (shared.get(expected) ?? 0) + rarity(stem));
    }
  }
  const all = sum(asked.filter((stem) => table.has(stem)));
  const byPage = new Map<number, number[]>();
  for (const [{page, stems}, common] of shared) {
    const similarity = (common / all) * (common / sum(stems));
    memo(byPage, page, () => []).push(similarity);
  }
  const factor = asked.length > MIN_WORDS ? 1 : TUNING.shortExpected;
  return new Map(
    Array.from(byPage, ([page, similarities]) => [
      page,
      factor * added(similarities),
    ]),
  );
}
