import {memo} from '../../shared/memo';
import type {SearchIndex} from '../index/searchIndex';
import {splitTitle} from '../ranking/titles';

/** Minimum length of a word in which two edits count as one typo. */
const LONG_WORD = 8;

/** Returns the maximum number of edits in a typo for words of a length. */
export const allowedEdits = (length: number): number =>
  length >= LONG_WORD ? 2 : 1;

/**
 * Returns the number of edits between two words: letters added, left out,
 * replaced, or swapped with their neighbor (optimal string alignment distance; Boytsov 2011, Indexing
 * methods for approximate dictionary searching). More than `max` gives `max + 1`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) {
    return max + 1;
  }
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > max) {
      return max + 1;
    }
    before = last;
    last = row;
  }
  return Math.min(max + 1, last[b.length]!);
}

type NearTerm = {readonly term: number; readonly distance: number};

/** Returns a mask with a bit for each letter, for a quick comparison of two words. */
function letters(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) {
    mask |= 1 << (word.charCodeAt(at) % 31);
  }
  return mask;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) {
    count++;
  }
  return count;
}

/** Cached letter masks of lists of terms. */
const masks = new WeakMap<readonly string[], Int32Array>();

/** Finds the terms within an edit distance of a word. */
export function termsWithin(
  terms: readonly string[],
  word: string,
  max: number,
): NearTerm[] {
  const mask = letters(word);
  const known = memo(masks, terms, () => Int32Array.from(terms, letters));
  const found: NearTerm[] = [];
  terms.forEach((term, at) => {
    if (
      Math.abs(term.length - word.length) <= max &&
      bitCount(known[at]! ^ mask) <= 2 * max
    ) {
      const distance = editDistance(word, term, max);
      if (distance <= max) {
        found.push({term: at, distance});
      }
    }
  });
  return found;
}

/** Minimum length of a query to compare with titles. Shorter ones are near too many titles. */
const MIN_LENGTH = 3;

const titleLetters = new WeakMap<SearchIndex['pages'], readonly string[]>();

/** Finds pages whose title is the query with a typo, nearest first. */
export function nearTitles(
  {pages}: SearchIndex,
  query: readonly string[],
): NearTerm[] {
  const typed = query.join('');
  if (typed.length < MIN_LENGTH) {
    return [];
  }
  const titles = memo(titleLetters, pages, () =>
    pages.map(({title}) => splitTitle(title).letters),
  );
  return termsWithin(titles, typed, allowedEdits(typed.length)).sort(
    (a, b) => a.distance - b.distance || a.term - b.term,
  );
}
