import {NAMES} from '../../shared/fields';
import type {SearchIndex} from '../index/searchIndex';
import type {ClauseMatch} from './matchClause';
import {EXACT_TITLE_BIT} from './matchWords';
import {splitTitle} from './tiers';

/**
 * Weighs the sections of an index by what clauses match: the sum over words,
 * doubled in a section that has all of them, for which `isComplete` is 1.
 */
export function weighSections(
  {pageOf}: SearchIndex,
  major: readonly ClauseMatch[],
) {
  const weights = new Float64Array(pageOf.length);
  const isComplete = new Uint8Array(pageOf.length).fill(1);
  for (const {weights: own} of major) {
    for (let section = 0; section < own.length; section++) {
      const weight = own[section]!;
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

/** The sections of a page that match, best first. */
export function bestSections(
  weights: Float64Array,
  first: number,
  end: number,
): number[] {
  const found: number[] = [];
  for (let section = first; section < end; section++) {
    if (weights[section]! > 0) {
      found.push(section);
    }
  }
  return found.sort((a, b) => weights[b]! - weights[a]! || a - b);
}

/** The last section in which all words have a bit set, and for which `test` holds. */
function lastSection(
  clauses: readonly ClauseMatch[],
  bit: number,
  [first, end]: readonly [number, number],
  test: (section: number) => boolean = () => true,
): number | undefined {
  for (let section = end - 1; section >= first; section--) {
    const isThere = clauses.every(({fields}) => (fields[section]! & bit) !== 0);
    if (isThere && test(section)) {
      return section;
    }
  }
  return undefined;
}

/**
 * The section that defines a name which a query has in addition to the title
 * of its page, the last of several: ports come before the parameters of their
 * names. Undefined where there is none.
 */
export function definingSection(
  major: readonly ClauseMatch[],
  beside: readonly string[] | undefined,
  range: readonly [number, number],
): number | undefined {
  const rest = beside
    ? major.filter(({clause}) =>
        clause.words.some((word) => beside.includes(word)),
      )
    : [];
  return rest.length > 0 ? lastSection(rest, 1 << NAMES, range) : undefined;
}

/** The section of a page whose heading is the query; undefined where there is none. */
export function headedSection(
  {pages}: SearchIndex,
  page: number,
  major: readonly ClauseMatch[],
  letters: string,
  [first, end]: readonly [number, number],
): number | undefined {
  return lastSection(major, EXACT_TITLE_BIT, [first + 1, end], (section) => {
    const {title} = pages[page]!.sections[section - first]!;
    return splitTitle(title).letters === letters;
  });
}
