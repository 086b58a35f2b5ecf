import {languageOf} from '../../shared/language/language';
import {memo} from '../../shared/memo';
import {hasPostings} from '../../shared/packed/postings';
import {isRun} from '../../shared/words';
import {idf, idfOf, postingCount} from '../index/postings';
import {stemNumber, termNumber, termsWithPrefix} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/clauses';
import {termsWithin} from '../spelling/nearTerms';
import {splitTitle} from './titles';
import {TUNING} from './tuning';

/** Terms of the index that a word matches, by number, each with its quality: 1 for the word itself. */
export type Expansion = ReadonlyMap<number, number>;

/** Minimum length of a prefix, except for the word that the reader is typing. */
const MIN_PREFIX = 3;

/** Numbers of the terms that are in titles, for each index. */
const titleTerms = new WeakMap<SearchIndex['pages'], ReadonlySet<number>>();

const termsOfTitles = ({pages, terms}: SearchIndex) =>
  memo(titleTerms, pages, () => {
    const words = pages.flatMap(({title}) => splitTitle(title).words);
    return new Set(words.map((word) => termNumber(terms, word)));
  });

/** Returns the terms that begin with a word. For a single letter, only terms of titles if there are any: nearly every section has a word with it. */
function prefixedTerms(index: SearchIndex, prefix: string): readonly number[] {
  // A stem without postings is a prefix of its forms.
  const terms = termsWithPrefix(index.terms, prefix).filter((term) =>
    hasPostings(index.postings, term),
  );
  if (prefix.length > 1 || isRun(prefix)) {
    return terms;
  }
  const titles = termsOfTitles(index);
  const inTitles = terms.filter((term) => titles.has(term));
  return inTitles.length > 0 ? inTitles : terms;
}

/** Returns the qualities of terms that begin with a word. No term counts as rarer than all of them together. */
function prefixQualities(
  index: SearchIndex,
  prefix: string,
): [term: number, quality: number][] {
  const terms = prefixedTerms(index, prefix);
  const sections = index.pageOf.length;
  const count = terms.reduce((sum, term) => sum + postingCount(index, term), 0);
  const maxIdf = idf(sections, Math.min(sections, count));
  return terms.map((term) => [
    term,
    TUNING.prefix *
      Math.sqrt(prefix.length / index.terms[term]!.length) *
      Math.min(1, maxIdf / idfOf(index, term)),
  ]);
}

/** Minimum length of a word that also matches within other words, in languages with compounds. */
const MIN_PART = 4;

/** Returns the qualities of terms that contain a word or its stem, but do not begin with it. */
function partQualities(
  index: SearchIndex,
  word: string,
): [term: number, quality: number][] {
  if (!languageOf(index.locale).hasCompounds) {
    return [];
  }
  const stem = index.terms[stemNumber(index, word)] ?? word;
  return Array.from(new Set([word, stem]))
    .filter(({length}) => length >= MIN_PART)
    .flatMap((part) =>
      index.terms.flatMap((term, number): [number, number][] =>
        term.includes(part, 1)
          ? [[number, TUNING.part * Math.sqrt(part.length / term.length)]]
          : [],
      ),
    );
}

/** Finds the terms that a word of a clause matches. */
export function expandWord(
  index: SearchIndex,
  word: string,
  {isLast, edits}: Pick<Clause, 'isLast' | 'edits'>,
): Expansion {
  const expansion = new Map<number, number>();
  const add = (term: number, quality: number) => {
    if (term >= 0) {
      expansion.set(term, Math.max(expansion.get(term) ?? 0, quality));
    }
  };
  const near = edits > 0 ? termsWithin(index.terms, word, edits) : [];
  near.forEach(({term, distance}) => add(term, 1 / Math.max(1, distance)));
  if (isLast || word.length >= MIN_PREFIX || isRun(word)) {
    prefixQualities(index, word).forEach(([term, value]) => add(term, value));
  }
  add(stemNumber(index, word), TUNING.stem);
  add(termNumber(index.terms, word), 1);
  for (const [term, quality] of partQualities(index, word)) {
    if (!expansion.has(term)) {
      add(term, quality);
    }
  }
  return expansion;
}
