import type {SearchIndex} from '../index/searchIndex';
import {splitTitle} from '../index/splitTitle';
import {NAMES} from '../../shared/fields';
import type {ClauseMatch} from './matchClause';
import {EXACT_TITLE_BIT} from './matchSections';

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
