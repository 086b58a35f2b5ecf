import {hasPostings} from '../../shared/packed/postings';
import {isRun} from '../../shared/words';
import {languageOf} from '../../shared/language/language';
import {postingCounts} from '../index/postings';
import {stemNumber, termNumber, termsWithPrefix} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import {idf, idfOf} from '../index/weights';
import type {Clause} from '../query/types';
import {termsWithin} from '../spelling/termsWithin';
import {TUNING} from './tuning';

/** How well terms of the index match a word: 1 for the word itself, by term number. */
export type Expansion = ReadonlyMap<number, number>;

/** A prefix shorter than this is only expanded while it is typed. */
const MIN_PREFIX = 3;

/** Takes a term in, with how well it matches; the best of several counts. */
type Add = (term: number, quality: number) => void;

/**
 * The terms that begin with a word. A rare one counts no more than all of them
 * together would: what is typed says nothing about which one is meant.
 */
function addPrefixes(index: SearchIndex, word: string, add: Add): void {
  // What is only a stem stands in its forms, which begin as it does.
  const terms = termsWithPrefix(index.terms, word).filter((term) =>
    hasPostings(index.postings, term),
  );
  const sections = index.pageOf.length;
  const found = terms.reduce(
    (sum, term) => sum + postingCounts(index, term).all,
    0,
  );
  const cap = idf(sections, Math.min(sections, found));
  for (const term of terms) {
    add(
      term,
      TUNING.prefix *
        Math.sqrt(word.length / index.terms[term]!.length) *
        Math.min(1, cap / idfOf(index, term)),
    );
  }
}

/** Letters of a word that may be a part of others. */
function minPart(index: SearchIndex, word: string): number {
  if (isRun(word)) {
    return 2;
  }
  return languageOf(index.locale).hasCompounds ? 4 : Number.POSITIVE_INFINITY;
}

/**
 * The terms that have a word, or its stem, within or at their end: compounds,
 * and words of scripts without blanks that the index has cut at other places.
 */
function addCompounds(
  index: SearchIndex,
  word: string,
  found: Map<number, number>,
): void {
  const min = minPart(index, word);
  const stem = index.terms[stemNumber(index, word)] ?? word;
  const parts = Array.from(new Set([word, stem])).filter(
    ({length}) => length >= min,
  );
  for (const part of parts) {
    index.terms.forEach((term, number) => {
      if (!found.has(number) && term.includes(part, 1)) {
        found.set(number, TUNING.part * Math.sqrt(part.length / term.length));
      }
    });
  }
}

/** The terms that a word of a clause stands for. */
export function expandWord(
  index: SearchIndex,
  word: string,
  {isLast, edits}: Pick<Clause, 'isLast' | 'edits'>,
): Expansion {
  const found = new Map<number, number>();
  const add: Add = (term, quality) => {
    found.set(term, Math.max(found.get(term) ?? 0, quality));
  };
  if (edits > 0) {
    for (const {term, distance} of termsWithin(index.terms, word, edits)) {
      add(term, 1 / Math.max(1, distance));
    }
  }
  if (isLast || word.length >= MIN_PREFIX) {
    addPrefixes(index, word, add);
  }
  const stem = stemNumber(index, word);
  if (stem >= 0) {
    add(stem, TUNING.stem);
  }
  const exact = termNumber(index.terms, word);
  if (exact >= 0) {
    add(exact, 1);
  }
  addCompounds(index, word, found);
  return found;
}
