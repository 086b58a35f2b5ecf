import {TAGS} from '../../shared/fields';
import {fieldAt, sectionAt} from '../../shared/packed/postings';
import {postingsOf, idfOf} from '../index/postings';
import {termNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';

export type KeywordSection = {
  readonly section: number;
  /** How rare the keywords are that it has. */
  readonly weight: number;
};

/** One keyword does not identify a section. */
const MIN_KEYWORDS = 2;

/** Fewer keywords than this identify a section only if they are all it has. */
const MIN_SOME = 3;

/** Share of the keywords of a section that a query must have. */
const MIN_SHARE = 0.8;

/**
 * The sections whose own keywords are nearly all in a query, the best one of
 * each page. A pasted error message finds what explains it in this way: its
 * other words, such as names and numbers, do not count.
 */
export function keywordSections(
  index: SearchIndex,
  words: readonly string[],
): Map<number, KeywordSection> {
  const found = new Map<
    number,
    {count: number; length: number; weight: number}
  >();
  for (const word of new Set(words)) {
    const term = termNumber(index.terms, word);
    if (term < 0) {
      continue;
    }
    const weight = idfOf(index, term);
    // A section's length counts a word and its stem, if they differ.
    const length = index.stems[term] === term ? 1 : 2;
    const {own} = postingsOf(index, term);
    for (let at = 0; at < own.length; at++) {
      const place = own.places[at]!;
      const section = sectionAt(place);
      const isFirst = index.firstSections[index.pageOf[section]!] === section;
      if (fieldAt(place) === TAGS && !isFirst) {
        const sum = found.get(section) ?? {count: 0, length: 0, weight: 0};
        found.set(section, {
          count: sum.count + 1,
          length: sum.length + length,
          weight: sum.weight + weight,
        });
      }
    }
  }
  const best = new Map<number, KeywordSection>();
  for (const [section, {count, length, weight}] of found) {
    const page = index.pageOf[section]!;
    const share = length / (index.lengths.byField[TAGS]![section] || 1);
    const scored = weight * share ** 2;
    if (
      count >= MIN_KEYWORDS &&
      (count >= MIN_SOME ? share >= MIN_SHARE : share === 1) &&
      scored > (best.get(page)?.weight ?? 0)
    ) {
      best.set(page, {section, weight: scored});
    }
  }
  return best;
}
