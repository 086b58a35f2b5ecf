import {baseScores} from '../index/baseScores';
import type {SearchIndex} from '../index/searchIndex';
import {byRank} from './rankPages';
import type {RankedPage} from './rankPages';
import {TUNING} from './tuning';

/** Pages whose order the base score decides: those that readers look at. */
const FIRST = 5;

/** The numbers from `start` up to, but without, `end`. */
const range = (start: number, end: number): number[] =>
  Array.from({length: end - start}, (_, at) => start + at);

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
  const sections = first.map(({page}) =>
    range(index.firstSections[page]!, index.firstSections[page + 1]!),
  );
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
