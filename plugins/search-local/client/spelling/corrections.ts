import {hasPostings} from '../../shared/packed/postings';
import {isRun} from '../../shared/words';
import {postingCounts} from '../index/postings';
import {lowerBound, stemNumber, termNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import {allowedEdits, termsWithin} from './nearTerms';

/** Spellings tried for one word, and for a whole query. */
const PER_WORD = 3;
const PER_QUERY = 6;

/** Words shorter than this are not corrected: too many others are near. */
const MIN_LENGTH = 3;

/** Whether the index has a word, its stem, or words that begin with it; letters of a run are no words to correct. */
function isKnown(index: SearchIndex, word: string): boolean {
  const {terms} = index;
  const isPrefix =
    word.length >= MIN_LENGTH &&
    (terms[lowerBound(terms, word)]?.startsWith(word) ?? false);
  return (
    isPrefix ||
    isRun(word) ||
    termNumber(terms, word) >= 0 ||
    stemNumber(index, word) >= 0
  );
}

/** Two words of the index that make up one: a blank was left out. */
function splits(index: SearchIndex, word: string): string[] {
  const found: string[] = [];
  for (let at = 2; at <= word.length - 2; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (
      termNumber(index.terms, head) >= 0 &&
      termNumber(index.terms, tail) >= 0
    ) {
      found.push(`${head} ${tail}`);
    }
  }
  return found;
}

/** Spellings of a word that the index has, likeliest first. */
function spellings(
  index: SearchIndex,
  word: string,
  moreEdits: number,
): string[] {
  if (word.length < MIN_LENGTH + moreEdits) {
    return [];
  }
  const edits = allowedEdits(word.length) + moreEdits;
  const near = termsWithin(index.terms, word, edits)
    // What is only a stem is no word.
    .filter(({term}) => hasPostings(index.postings, term))
    .map(({term, distance}) => ({
      text: index.terms[term]!,
      weight: Math.log(1 + postingCounts(index, term).all) - 4 * distance,
    }))
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
    .map(({text}) => text);
  return [...near.slice(0, PER_WORD), ...splits(index, word)].slice(
    0,
    PER_WORD + 1,
  );
}

/** Joins neighbors that make up one word of the index: a blank too many. */
function joined(index: SearchIndex, words: readonly string[]): string[] {
  const list: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = words[at]! + (words[at + 1] ?? '');
    const isUnknown =
      !isKnown(index, words[at]!) || !isKnown(index, words[at + 1] ?? '');
    if (at + 1 < words.length && isUnknown && isKnown(index, pair)) {
      list.push(pair);
      at++;
    } else {
      list.push(words[at]!);
    }
  }
  return list;
}

/**
 * Queries with the words that the index does not have spelled as it has them.
 * Empty when it has all words, or nothing near one of them. `moreEdits`: how
 * many edits beyond a usual slip a spelling may be away.
 */
export function corrections(
  index: SearchIndex,
  words: readonly string[],
  moreEdits = 0,
): string[] {
  const list = joined(index, words);
  const isJoined = list.length < words.length;
  const unknown = list.filter((word) => !isKnown(index, word));
  if (unknown.length === 0) {
    return isJoined ? [list.join(' ')] : [];
  }
  let queries: string[][] = [[]];
  for (const word of list) {
    const found = isKnown(index, word)
      ? [word]
      : spellings(index, word, moreEdits);
    const choices = found.length > 0 ? found : [word];
    queries = queries
      .flatMap((query) => choices.map((choice) => [...query, choice]))
      .slice(0, PER_QUERY);
  }
  return queries
    .map((query) => query.join(' '))
    .filter((query) => query !== words.join(' '));
}
