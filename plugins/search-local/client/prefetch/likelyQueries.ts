import {lowerBound} from '../../shared/sorted';
import type {SearchIndex} from '../index/searchIndex';

/** Queries that are looked for ahead: about 19 of 20 next letters are among so many. */
const MAX_QUERIES = 16;

/** The word that is being typed, if the query does not end with another sign. */
const LAST_WORD = /[\p{L}\p{N}]*$/u;

type IndexTerms = Pick<SearchIndex, 'terms' | 'starts'>;
type LoadedTerms = {readonly index: IndexTerms};

/** Adds how often terms that begin with `word` go on with each letter, or with a blank. */
function countNextLetters(
  {terms, starts}: IndexTerms,
  word: string,
  counts: Map<string, number>,
): void {
  for (let at = lowerBound(terms, word); terms[at]?.startsWith(word); at++) {
    const letter = terms[at]![word.length] ?? ' ';
    const postings = starts[at + 1]! - starts[at]!;
    counts.set(letter, (counts.get(letter) ?? 0) + postings);
  }
}

/**
 * Queries that a reader is likely to type next: this one and a letter, the most
 * frequent in the indexes first.
 */
export function likelyQueries(
  indexes: readonly LoadedTerms[],
  query: string,
): string[] {
  const word = (LAST_WORD.exec(query)?.[0] ?? '').toLowerCase();
  // A blank may come after any word, even one that no page has.
  const counts = new Map<string, number>(word === '' ? [] : [[' ', 0]]);
  indexes.forEach(({index}) => countNextLetters(index, word, counts));
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_QUERIES)
    .map(([letter]) => query + letter);
}
