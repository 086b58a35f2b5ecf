import {SEARCH_FIELDS} from '../../shared/fields';
import {stemNumber, termNumber, termsWithPrefix} from './searchIndex';
import type {SearchIndex} from './searchIndex';
import {postingCounts} from './postings';
import {weighedPostings} from './weights';

/**
 * How often the clauses of a query name each term of the index: an exact term
 * and its stem once, a term that begins with what was typed once more.
 */
function clauseCounts(
  index: SearchIndex,
  words: readonly string[],
): Map<number, number> {
  const counts = new Map<number, number>();
  const count = (term: number) => {
    if (term >= 0 && postingCounts(index, term).specified > 0) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  };
  const exact = new Set(
    words.flatMap((word) => [
      termNumber(index.terms, word),
      stemNumber(index, word),
    ]),
  );
  exact.forEach(count);
  for (const word of words) {
    termsWithPrefix(index.terms, word).forEach(count);
  }
  return counts;
}

/**
 * Base score of each section, as lunr 2.3 gives it for the query of the
 * specification: in each field the exact terms (and stems), and the terms with
 * a trailing wildcard. It is the product of the vectors of query and section,
 * by the length of the query's (lunr, Vector#similarity). With `isWanted`, only
 * the sections marked there have one.
 */
export function baseScores(
  index: SearchIndex,
  words: readonly string[],
  isWanted?: Uint8Array,
): Float64Array {
  const counts = clauseCounts(index, words);
  const scores = new Float64Array(index.pageOf.length);
  const length = Math.sqrt(
    Array.from(counts.values()).reduce((sum, count) => sum + count * count, 0),
  );
  for (const [term, count] of counts) {
    const found = weighedPostings(index, term, isWanted);
    for (let at = 0; at < found.length; at++) {
      if (found.fields[at]! < SEARCH_FIELDS.length) {
        scores[found.sections[at]!]! += (count * found.weights[at]!) / length;
      }
    }
  }
  return scores;
}
