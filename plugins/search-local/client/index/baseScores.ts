import lunr from 'lunr';
import {lunrIndexOf} from './lunrIndex';
import {stemNumber, termNumber, termsWithPrefix} from './searchIndex';
import type {SearchIndex} from './searchIndex';

const {TRAILING} = lunr.Query.wildcard;

/**
 * Letters from which a word gets a wildcard: fewer for the last one, which is
 * still being typed. Nearly all sections have a word that begins with a given
 * letter, so the score of a single one would say nothing.
 */
const MIN_PREFIX = {last: 2, others: 3};

const hasWildcard = (word: string, at: number, words: readonly string[]) =>
  word.length >=
  (at === words.length - 1 ? MIN_PREFIX.last : MIN_PREFIX.others);

/**
 * Base scores by section, from lunr: in each field the words, their stems, and
 * the terms that begin with a word. A section that lunr does not find has none.
 */
export function baseScores(
  index: SearchIndex,
  words: readonly string[],
  sections: readonly number[],
): ReadonlyMap<number, number> {
  const exact = new Set(
    words.flatMap((word) => [
      termNumber(index.terms, word),
      stemNumber(index, word),
    ]),
  );
  exact.delete(-1);
  const begun = words.filter(hasWildcard);
  const touched = new Set(exact);
  for (const term of begun.flatMap((word) =>
    termsWithPrefix(index.terms, word),
  )) {
    touched.add(term);
  }
  if (touched.size === 0) {
    return new Map(); // lunr would find all sections
  }
  const terms = Array.from(touched).sort((a, b) => a - b);
  const found = lunr.Index.load(lunrIndexOf(index, terms, sections)).query(
    (query) => {
      for (const term of exact) {
        query.term(index.terms[term]!, {usePipeline: false});
      }
      query.term(begun, {usePipeline: false, wildcard: TRAILING});
    },
  );
  return new Map(found.map(({ref, score}) => [Number(ref), score]));
}
