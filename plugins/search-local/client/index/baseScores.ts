import {stem} from '../../shared/tokenizer';
import {NAMES, termNumber, termsWithPrefix} from './searchIndex';
import type {SearchIndex} from './searchIndex';

/**
 * How often the clauses of a query name each term of the index: an exact term
 * and its stem once, a term that begins with what was typed once more.
 */
function clauseCounts(
  {terms, locale}: SearchIndex,
  words: readonly string[],
): Map<number, number> {
  const counts = new Map<number, number>();
  const count = (term: number) => counts.set(term, (counts.get(term) ?? 0) + 1);
  const exact = new Set(words.flatMap((word) => [word, stem(word, locale)]));
  for (const word of exact) {
    const term = termNumber(terms, word);
    if (term >= 0) {
      count(term);
    }
  }
  for (const word of words) {
    termsWithPrefix(terms, word).forEach(count);
  }
  return counts;
}

/**
 * Base score of each section, as lunr 2.3 gives it for the query of the
 * specification: in each field the exact terms (and stems), and the terms with
 * a trailing wildcard. It is the product of the vectors of query and section,
 * by the length of the query's (lunr, Vector#similarity).
 */
export function baseScores(
  index: SearchIndex,
  words: readonly string[],
): Float64Array {
  const counts = clauseCounts(index, words);
  const scores = new Float64Array(index.pageOf.length);
  const length = Math.sqrt(
    [...counts.values()].reduce((sum, count) => sum + count * count, 0),
  );
  for (const [term, count] of counts) {
    for (let at = index.starts[term]!; at < index.starts[term + 1]!; at++) {
      if (index.fields[at] !== NAMES) {
        scores[index.sections[at]!]! += (count * index.weights[at]!) / length;
      }
    }
  }
  return scores;
}
