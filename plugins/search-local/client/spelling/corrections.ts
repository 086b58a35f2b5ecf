import {hasPostings} from '../../shared/packed/postings';
import {isRun} from '../../shared/words';
import {postingCount} from '../index/postings';
import {lowerBound, stemNumber, termNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {Replacement} from '../query/replacements';
import {allowedEdits, termsWithin} from './nearTerms';

/** Maximum number of near terms for one word. */
const MAX_NEAR = 3;

/** Shorter words are not corrected, because too many terms are near. */
const MIN_LENGTH = 3;

/** Returns true if the index has a word, its stem, or a word that begins with it. Runs of letters without spaces count as known. */
export function isKnown(index: SearchIndex, word: string): boolean {
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

/** Finds two terms that give the word if a space is left out. */
function split(index: SearchIndex, word: string): string[] | undefined {
  for (let at = 2; at <= word.length - 2; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => termNumber(index.terms, part) >= 0)) {
      return parts;
    }
  }
  return undefined;
}

type Spelling = Pick<Replacement, 'words' | 'quality'>;

/** Finds terms near a word, likeliest first, and its two parts. The quality is 1 / (1 + edit distance). */
function spellings(
  index: SearchIndex,
  word: string,
  moreEdits: number,
): Spelling[] {
  if (word.length < MIN_LENGTH + moreEdits) {
    return [];
  }
  const edits = allowedEdits(word.length) + moreEdits;
  const near = termsWithin(index.terms, word, edits)
    // A stem that is not a word has no postings.
    .filter(({term}) => hasPostings(index.postings, term))
    .map(({term, distance}) => ({
      words: [index.terms[term]!],
      quality: 1 / (1 + distance),
      weight: Math.log(1 + postingCount(index, term)) - 4 * distance,
    }))
    .sort((a, b) => b.weight - a.weight || (a.words[0]! < b.words[0]! ? -1 : 1))
    .slice(0, MAX_NEAR);
  const parts = split(index, word);
  return parts ? [...near, {words: parts, quality: 0.5}] : near;
}

/**
 * Finds corrected spellings for the words of a query that the index does not
 * have, likeliest first for each word: near terms, two terms for a word, or one
 * term for two words.
 * @param moreEdits - Number of edits allowed in addition to a usual typo.
 */
export function correctionsOf(
  index: SearchIndex,
  query: readonly string[],
  moreEdits = 0,
): Replacement[] {
  const found: Replacement[] = [];
  for (let start = 0; start < query.length; start++) {
    const word = query[start]!;
    const next = query[start + 1];
    const isWordKnown = isKnown(index, word);
    if (
      next !== undefined &&
      !(isWordKnown && isKnown(index, next)) &&
      isKnown(index, word + next)
    ) {
      found.push({start, length: 2, words: [word + next], quality: 0.5});
      start++;
    } else if (!isWordKnown) {
      const near = spellings(index, word, moreEdits);
      found.push(...near.map((each) => ({start, length: 1, ...each})));
    }
  }
  return found;
}
