import lunr from 'lunr';
import {lunrIndexOf} from '../index/lunrIndex';
import {stemNumber, termNumber, termsWithPrefix} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import {byRank} from './rankPages';
import type {RankedPage} from './rankPages';
import {TUNING} from './tuning';

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
  const touched = new Set([
    ...exact,
    ...begun.flatMap((word) => termsWithPrefix(index.terms, word)),
  ]);
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

/** Pages whose order the base score decides: those that readers look at. */
const FIRST = 5;

/**
 * Ranks the first pages again, with lunr's score of their sections: the weight of
 * the page with the highest score is multiplied by 1 + TUNING.baseScore, and that
 * of the others by less, in proportion to their scores. Tiers stay.
 * @param words - The words of the query.
 * @param ranked - Pages, best first.
 */
export function byBaseScore(
  index: SearchIndex,
  words: readonly string[],
  ranked: readonly RankedPage[],
): RankedPage[] {
  const first = ranked.slice(0, FIRST);
  const sections = first.map(({page}) => {
    const start = index.firstSections[page]!;
    const length = index.firstSections[page + 1]! - start;
    return Array.from({length}, (_, at) => start + at);
  });
  const scores = baseScores(index, words, sections.flat());
  const totals = sections.map((own) =>
    own.reduce((sum, section) => sum + (scores.get(section) ?? 0), 0),
  );
  const highest = Math.max(0, ...totals);
  if (highest === 0) {
    return [...ranked];
  }
  const weighed = first.map((each, at) => ({
    ...each,
    weight: each.weight * (1 + (TUNING.baseScore * totals[at]!) / highest),
  }));
  return [...weighed.sort(byRank), ...ranked.slice(FIRST)];
}
