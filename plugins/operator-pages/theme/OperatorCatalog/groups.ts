import type {CatalogEntry} from '@theme/OperatorCatalog';

/** What operators can be grouped by. */
export const GROUPINGS = ['letter', 'category'] as const;

/** What operators are grouped by. */
export type Grouping = (typeof GROUPINGS)[number];

/** Operators under a heading. */
export type Group = {
  /** Anchor of the heading. */
  readonly id: string;
  readonly label: string;
  readonly entries: readonly CatalogEntry[];
  /** Groups within a category, after its own operators. */
  readonly groups: readonly Group[];
};

/** Operators by a name, in the order of the first of each. */
function collect(
  entries: readonly CatalogEntry[],
  nameOf: (entry: CatalogEntry) => string,
): [name: string, entries: CatalogEntry[]][] {
  return [...new Set(entries.map(nameOf))].map((name) => [
    name,
    entries.filter((entry) => nameOf(entry) === name),
  ]);
}

const anchorOf = (...path: readonly string[]) =>
  ['category', ...path]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** Operators by the part of their category at a level; those that have none come first in their group. */
function byCategory(
  entries: readonly CatalogEntry[],
  above: readonly string[] = [],
): Group[] {
  const level = above.length;
  return collect(entries, ({path}) => path[level] ?? '')
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([label, all]) => {
      const isOwn = ({path}: CatalogEntry) => level > 0 || path.length < 2;
      return {
        id: anchorOf(...above, label),
        label,
        entries: all.filter(isOwn),
        groups: byCategory(
          all.filter((entry) => !isOwn(entry)),
          [...above, label],
        ),
      };
    });
}

/** All operators in groups: by the first letter of their titles, or by category and the groups within. Without a category, the label is empty. */
export function groupsOf(
  entries: readonly CatalogEntry[],
  grouping: Grouping,
): Group[] {
  return grouping === 'category'
    ? byCategory(entries)
    : collect(entries, ({title}) => title.charAt(0).toUpperCase()).map(
        ([label, group]) => ({
          id: `letter-${label}`,
          label,
          entries: group,
          groups: [],
        }),
      );
}

/** All operators of a group, those of groups within it as well. */
export function allOf({entries, groups}: Group): readonly CatalogEntry[] {
  return [...entries, ...groups.flatMap(allOf)];
}
