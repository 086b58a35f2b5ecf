import {NAMES} from '../../shared/fields';
import type {SearchIndex} from '../index/searchIndex';
import type {ClauseMatch} from './matchClause';
import {EXACT_TITLE_BIT} from './matchTerms';
import {splitTitle} from './titles';

/** First section of a page, and the section after its last one. */
export type SectionRange = readonly [first: number, end: number];

/** Returns the range of the sections of a page. */
export const sectionsOf = (
  {firstSections}: Pick<SearchIndex, 'firstSections'>,
  page: number,
): SectionRange => [firstSections[page]!, firstSections[page + 1]!];

/** Returns the weight of each section: the sum over clauses, doubled if the section has all of them. For these, `isComplete` is 1. */
export function weighSections(
  {pageOf}: SearchIndex,
  matches: readonly ClauseMatch[],
) {
  const weights = new Float64Array(pageOf.length);
  const isComplete = new Uint8Array(pageOf.length).fill(1);
  for (const match of matches) {
    for (let section = 0; section < weights.length; section++) {
      const weight = match.weights[section]!;
      weights[section]! += weight;
      if (weight === 0) {
        isComplete[section] = 0;
      }
    }
  }
  for (let section = 0; section < weights.length; section++) {
    weights[section]! *= 1 + isComplete[section]!;
  }
  return {weights, isComplete};
}

/** Returns the sections of a page with a weight, best first. */
export function bestSections(
  weights: Float64Array,
  [first, end]: SectionRange,
): number[] {
  const sections: number[] = [];
  for (let section = first; section < end; section++) {
    if (weights[section]! > 0) {
      sections.push(section);
    }
  }
  return sections.sort((a, b) => weights[b]! - weights[a]! || a - b);
}

/** Returns the last section in which all clauses have a bit, and that passes a test. */
function lastSection(
  matches: readonly ClauseMatch[],
  bit: number,
  [first, end]: SectionRange,
  test: (section: number) => boolean = () => true,
): number | undefined {
  for (let section = end - 1; section >= first; section--) {
    const hasAll = matches.every(({fields}) => (fields[section]! & bit) !== 0);
    if (hasAll && test(section)) {
      return section;
    }
  }
  return undefined;
}

/**
 * Returns the section that defines the words that a query has in addition to the
 * title of a page, such as the name of a parameter. If there are several, it is the
 * last one: ports are before the parameters that have their names.
 */
export function definingSection(
  matches: readonly ClauseMatch[],
  rest: readonly string[] | undefined,
  range: SectionRange,
): number | undefined {
  const others = rest
    ? matches.filter(({clause}) =>
        clause.words.some((word) => rest.includes(word)),
      )
    : [];
  return others.length > 0 ? lastSection(others, 1 << NAMES, range) : undefined;
}

/** Returns the section of a page whose heading consists of the letters of a query. */
export function headedSection(
  {pages}: SearchIndex,
  page: number,
  matches: readonly ClauseMatch[],
  letters: string,
  [first, end]: SectionRange,
): number | undefined {
  const {sections} = pages[page]!;
  return lastSection(
    matches,
    EXACT_TITLE_BIT,
    [first + 1, end],
    (section) =>
      splitTitle(sections[section - first]!.title).letters === letters,
  );
}

/** Returns the section below a heading with most words of a message, and its share of the words. Rare words count more. */
export function explainingSection(
  matches: readonly ClauseMatch[],
  weights: Float64Array,
  [first, end]: SectionRange,
): {readonly section: number; readonly share: number} | undefined {
  const all = matches.reduce((sum, {rarity}) => sum + rarity, 0);
  let best: {section: number; share: number} | undefined;
  for (let section = first + 1; section < end; section++) {
    const share =
      matches.reduce(
        (sum, match) => sum + (match.weights[section]! > 0 ? match.rarity : 0),
        0,
      ) / all;
    if (
      share > (best?.share ?? 0) ||
      (share === best?.share && weights[section]! > weights[best.section]!)
    ) {
      best = {section, share};
    }
  }
  return best;
}
