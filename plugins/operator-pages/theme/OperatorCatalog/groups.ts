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

function collect(
  entries: readonly CatalogEntry[],
  nameOf: (entry: CatalogEntry) => string,
): [name: string, entries: CatalogEntry[]][] {
  const groups = new Map<string, CatalogEntry[]>();
  for (const entry of entries) {
    const name = nameOf(entry);
    const group = groups.get(name) ?? [];
    group.push(entry);
    groups.set(name, group);
  }
  return [...groups];
}

/** Operators by the first letter of their titles. */
function byLetter(entries: readonly CatalogEntry[]): Group[] {
  return collect(entries, ({title}) => title.charAt(0).toUpperCase()).map(
    ([label, group]) => ({
      id: `letter-${label}`,
      label,
      entries: group,
      groups: [],
    }),
  );
}

const anchorOf = (...path: readonly string[]) =>
  ['category', ...path]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');

const byName = (
  [one]: readonly [string, unknown],
  [other]: readonly [string, unknown],
) => one.localeCompare(other, 'en');

/** Operators by category; within one, by the groups below it. The label of those without a category is empty. */
function byCategory(entries: readonly CatalogEntry[]): Group[] {
  return collect(entries, ({path: [category = '']}) => category)
    .sort(byName)
    .map(([category, all]) => ({
      id: anchorOf(category),
      label: category,
      entries: all.filter(({path}) => path.length < 2),
      groups: collect(
        all.filter(({path}) => path.length >= 2),
        ({path: [, group = '']}) => group,
      )
        .sort(byName)
        .map(([group, inGroup]) => ({
          id: anchorOf(category, group),
          label: group,
          entries: inGroup,
          groups: [],
        })),
    }));
}

/** All operators in groups. */
export function groupsOf(
  entries: readonly CatalogEntry[],
  grouping: Grouping,
): Group[] {
  return grouping === 'letter' ? byLetter(entries) : byCategory(entries);
}

/** All operators of a group, those of groups within it as well. */
export function allOf({entries, groups}: Group): readonly CatalogEntry[] {
  return [...entries, ...groups.flatMap(allOf)];
}
