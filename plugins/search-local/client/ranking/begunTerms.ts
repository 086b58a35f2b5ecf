import {memo} from '../../shared/memo';
import {hasPostings} from '../../shared/packed/postings';
import {isRun} from '../../shared/words';
import {termNumber, termsWithPrefix} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import {splitTitle} from './tiers';

/** Numbers of the terms that titles have, by list of pages. */
const titleTerms = new WeakMap<SearchIndex['pages'], ReadonlySet<number>>();

const termsOfTitles = ({pages, terms}: SearchIndex) =>
  memo(titleTerms, pages, () => {
    const own = pages.flatMap(({title}) => splitTitle(title).words);
    return new Set(own.map((word) => termNumber(terms, word)));
  });

/** The terms that begin with a word; for a single letter, terms of titles, as nearly every section has one. */
export function begunTerms(
  index: SearchIndex,
  word: string,
): readonly number[] {
  // What is only a stem occurs in its forms, which begin as it does.
  const begun = termsWithPrefix(index.terms, word).filter((term) =>
    hasPostings(index.postings, term),
  );
  if (word.length > 1 || isRun(word)) {
    return begun;
  }
  const ofTitles = termsOfTitles(index);
  const inTitles = begun.filter((term) => ofTitles.has(term));
  return inTitles.length > 0 ? inTitles : begun;
}
