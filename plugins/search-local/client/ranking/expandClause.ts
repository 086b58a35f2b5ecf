import {stem} from '../../shared/tokenizer';
import {termNumber, termsWithPrefix} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/types';
import {termsWithin} from '../spelling/termsWithin';

/** How well terms of the index match a word: 1 for the word itself, by term number. */
export type Expansion = ReadonlyMap<number, number>;

const STEM_QUALITY = 0.7;
const PREFIX_QUALITY = 0.5;
const EDIT_QUALITY = 0.5;

/** A prefix shorter than this is only expanded while it is typed. */
const MIN_PREFIX = 3;

/** Inverse document frequency of a word that stands for several terms. */
function sharedIdf(
  {starts, pageOf}: SearchIndex,
  terms: readonly number[],
): number {
  const sections = pageOf.length;
  const found = Math.min(
    sections,
    terms.reduce((sum, term) => sum + starts[term + 1]! - starts[term]!, 0),
  );
  return Math.log(1 + (sections - found + 0.5) / (found + 0.5));
}

/**
 * The terms that begin with a word. A rare one counts no more than all of them
 * together would: what is typed says nothing about which one is meant.
 */
function addPrefixes(
  index: SearchIndex,
  word: string,
  found: Map<number, number>,
): void {
  const terms = termsWithPrefix(index.terms, word);
  const cap = sharedIdf(index, terms);
  for (const term of terms) {
    const length = index.terms[term]!.length;
    const quality =
      PREFIX_QUALITY *
      Math.sqrt(word.length / length) *
      Math.min(1, cap / index.idf[term]!);
    found.set(term, Math.max(found.get(term) ?? 0, quality));
  }
}

/** The terms that a word of a clause stands for. */
export function expandWord(
  index: SearchIndex,
  word: string,
  {isLast, edits}: Pick<Clause, 'isLast' | 'edits'>,
): Expansion {
  const found = new Map<number, number>();
  if (edits > 0) {
    for (const {term, distance} of termsWithin(index.terms, word, edits)) {
      found.set(term, EDIT_QUALITY / Math.max(1, distance));
    }
  }
  if (isLast || word.length >= MIN_PREFIX) {
    addPrefixes(index, word, found);
  }
  const stemmed = termNumber(index.terms, stem(word, index.locale));
  if (stemmed >= 0) {
    found.set(stemmed, Math.max(found.get(stemmed) ?? 0, STEM_QUALITY));
  }
  const exact = termNumber(index.terms, word);
  if (exact >= 0) {
    found.set(exact, 1);
  }
  return found;
}
