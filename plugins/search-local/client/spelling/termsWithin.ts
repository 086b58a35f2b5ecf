import {editDistance} from './editDistance';

/** A term and how many edits it is away. */
export type NearTerm = {readonly term: number; readonly distance: number};

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

/** Letter masks by list of terms: a list is looked through at each typo. */
const masks = new WeakMap<readonly string[], Int32Array>();

function masksOf(terms: readonly string[]): Int32Array {
  let known = masks.get(terms);
  if (!known) {
    known = Int32Array.from(terms, letters);
    masks.set(terms, known);
  }
  return known;
}

/** The terms at most `max` edits away from a word. */
export function termsWithin(
  terms: readonly string[],
  word: string,
  max: number,
): NearTerm[] {
  const mask = letters(word);
  const known = masksOf(terms);
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
