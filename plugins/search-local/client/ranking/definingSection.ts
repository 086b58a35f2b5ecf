import {NAMES} from '../../shared/fields';
import type {ClauseMatch} from './matchClause';

/**
 * The section that defines a name which stands beside the title of its page in
 * a query, the last of several: ports come before the parameters of their
 * names. Undefined where there is none.
 */
export function definingSection(
  major: readonly ClauseMatch[],
  beside: readonly string[] | undefined,
  first: number,
  end: number,
): number | undefined {
  const rest = beside
    ? major.filter(({clause}) =>
        clause.words.some((word) => beside.includes(word)),
      )
    : [];
  if (rest.length > 0) {
    for (let section = end - 1; section >= first; section--) {
      if (rest.every(({fields}) => (fields[section]! & (1 << NAMES)) !== 0)) {
        return section;
      }
    }
  }
  return undefined;
}
