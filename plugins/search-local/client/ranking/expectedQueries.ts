import {languageOf} from '../../shared/language/language';
import {memo} from '../../shared/memo';
import {idf, idfOf} from '../index/postings';
import {stemNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';

type Expected = {readonly page: number; readonly stems: readonly number[]};

type Table = ReadonlyMap<number, readonly Expected[]>;

/** A query of fewer words names what is wanted, so titles decide. */
const MIN_WORDS = 3;

const tables = new WeakMap<SearchIndex, Table>();

/** Numbers of the stems of the words that tell pages apart, each once; a word that no page has is -1. */
function stemsOf(index: SearchIndex, list: readonly string[]): number[] {
  const {minorWords} = languageOf(index.locale);
  const telling = list.filter((word) => !minorWords.has(word));
  return [...new Set(telling.map((word) => stemNumber(index, word)))];
}

function tableOf({queries}: SearchIndex): Table {
  const table = new Map<number, Expected[]>();
  queries.forEach((own, page) => {
    for (const stems of own) {
      const expected = {page, stems};
      for (const stem of stems) {
        memo(table, stem, () => []).push(expected);
      }
    }
  });
  return table;
}

/**
 * How similar a query is to the most similar one that a page expects, from 0 to
 * 1, by page: the share of its words that the expected query has, times the share
 * of the expected query's words that it has. A word counts by its inverse document
 * frequency. Empty for a query of one or two words.
 */
export function expectedQueries(
  index: SearchIndex,
  typed: readonly string[],
): Map<number, number> {
  const table = memo(tables, index, tableOf);
  const unknown = idf(index.pageOf.length, 0);
  const rarity = (stem: number) => (stem < 0 ? unknown : idfOf(index, stem));
  const sum = (stems: readonly number[]) =>
    stems.reduce((total, stem) => total + rarity(stem), 0);
  const asked = stemsOf(index, typed);
  if (asked.length < MIN_WORDS) {
    return new Map();
  }
  const shared = new Map<Expected, number>();
  for (const stem of asked) {
    for (const expected of table.get(stem) ?? []) {
      shared.set(expected, (shared.get(expected) ?? 0) + rarity(stem));
    }
  }
  const all = sum(asked);
  const best = new Map<number, number>();
  for (const [{page, stems}, common] of shared) {
    const likeness = (common / all) * (common / sum(stems));
    best.set(page, Math.max(best.get(page) ?? 0, likeness));
  }
  return best;
}
