import type {SearchIndex} from '../index/searchIndex';
import {splitTitle} from '../index/splitTitle';
import {allowedEdits} from './corrections';
import {termsWithin} from './termsWithin';
import type {NearTerm} from './termsWithin';

/** Titles of fewer letters are too near to too many words. */
const MIN_LENGTH = 3;

/** Letters of each title, by list of pages. */
const known = new WeakMap<SearchIndex['pages'], readonly string[]>();

function titleLetters(pages: SearchIndex['pages']): readonly string[] {
  let letters = known.get(pages);
  if (!letters) {
    letters = pages.map(({title}) => splitTitle(title).letters);
    known.set(pages, letters);
  }
  return letters;
}

/** Pages whose title is what was typed but for a slip or two, nearest first. */
export function nearTitles(
  {pages}: SearchIndex,
  query: readonly string[],
): NearTerm[] {
  const typed = query.join('');
  if (typed.length < MIN_LENGTH) {
    return [];
  }
  return termsWithin(
    titleLetters(pages),
    typed,
    allowedEdits(typed.length),
  ).sort((a, b) => a.distance - b.distance || a.term - b.term);
}
