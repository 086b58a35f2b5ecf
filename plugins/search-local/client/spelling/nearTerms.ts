import {memo} from '../../shared/memo';
import type {SearchIndex} from '../index/searchIndex';
import {splitTitle} from '../ranking/titles';

/** From this number of letters on, two edits count as one slip of a reader. */
const LONG_WORD = 8;

/** Edits that a word of a length may be wrong by. */
export const allowedEdits = (length: number): number =>
  length >= LONG_WORD ? 2 : 1;

/**
 * Edits between two words: letters added, left out, replaced, or swapped with
 * their neighbor (optimal string alignment distance; Boytsov 2011, Indexing
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

/** Bit of each letter, for a quick look at which letters two words share. */
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

/** Letter masks by list of terms: each typo looks through a list. */
const masks = new WeakMap<readonly string[], Int32Array>();

/** The terms at most `max` edits away from a word. */
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

/** Titles of fewer letters are too near to too many words. */
const MIN_LENGTH = 3;

const titleLetters = new WeakMap<SearchIndex['pages'], readonly string[]>();

/** Pages whose title is what was typed but for a slip or two, nearest first. */
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
