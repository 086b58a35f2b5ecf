import type {Category, Doc} from './tree';

/** What a print page holds: an article, or the title of a category that has none. */
export type Entry = {
  readonly title: string;
  /** Below how many categories of the print page it stands; their own titles and pages are one above their docs. */
  readonly depth: number;
  /** Address of its page; none for a category that the sidebar only folds. */
  readonly route?: string | undefined;
  /** Whether it is a written page, and not a list of pages. */
  readonly isWritten: boolean;
  readonly description?: string | undefined;
  /** Whether other entries follow below it. */
  readonly isGroup: boolean;
};

/** A print page that another one leads to. */
export type Choice = {
  readonly title: string;
  /** Address of the category, with base URL. */
  readonly route: string;
  /** Which part of the category; 0 for all of it. */
  readonly part: number;
  /** Number of articles in the category, or in the part. */
  readonly total: number;
};

/** A print page. */
export type Section = Choice & {
  readonly description?: string | undefined;
  /** Number of articles on the page itself. */
  readonly count: number;
  readonly entries: readonly Entry[];
  /** Print pages of what this category holds besides. */
  readonly choices: readonly Choice[];
};

/** How large print pages may be, and what has none. */
type Limits = {
  readonly maxArticles: number;
  /** Whether a category is left out, by its address. */
  readonly isExcluded: (route: string) => boolean;
};

type Paged = Category & {readonly route: string};

const hasPage = (item: Doc | Category): item is Paged =>
  item.kind === 'category' && item.route !== undefined;

const written = (entries: readonly Entry[]) =>
  entries.filter(({isWritten}) => isWritten).length;

function entriesOf(item: Doc | Category, depth: number): Entry[] {
  const {title, route} = item;
  if (item.kind === 'doc') {
    return [{title, route, depth, isWritten: true, isGroup: false}];
  }
  const {isWritten, description, items} = item;
  return [
    {title, route, depth, isWritten, description, isGroup: true},
    ...items.flatMap((one) => entriesOf(one, depth + 1)),
  ];
}

/** What a category itself gives to its print page: its article, if it has one. */
function ownEntries({title, route, isWritten}: Paged): Entry[] {
  return isWritten ? [{title, route, depth: 0, isWritten, isGroup: false}] : [];
}

/** Parts of equal length, as few as possible. */
function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({length: count}, (_, at) =>
    items.slice(
      Math.round((at * items.length) / count),
      Math.round(((at + 1) * items.length) / count),
    ),
  );
}

function choiceOf({title, route, part, total}: Section): Choice {
  return {title, route, part, total};
}

/** The print pages of a category and those below it; the first is its own. */
function pagesOf(category: Paged, limits: Limits): Section[] {
  const {title, route, description} = category;
  const own = ownEntries(category);
  const all = [...own, ...category.items.flatMap((one) => entriesOf(one, 0))];
  const section = (entries: readonly Entry[], part = 0): Section => ({
    title,
    route,
    description,
    part,
    entries,
    total: written(part ? entries : all),
    count: written(entries),
    choices: [],
  });
  if (written(all) <= limits.maxArticles) {
    return [section(all)];
  }
  const apart = category.items
    .filter(hasPage)
    .map((item) => pagesOf(item, limits));
  const rest = [
    ...own,
    ...category.items
      .filter((item) => !hasPage(item))
      .flatMap((item) => entriesOf(item, 0)),
  ];
  const isHuge = written(rest) > limits.maxArticles;
  const parts = isHuge
    ? inParts(rest, limits.maxArticles).map((part, at) => section(part, at + 1))
    : [];
  return [
    {
      ...section(isHuge ? [] : rest),
      choices: [...parts, ...apart.map(([first]) => first!)].map(choiceOf),
    },
    ...parts,
    ...apart.flat(),
  ];
}

/** A tree without the categories that are left out. */
function pruned(
  tree: readonly (Doc | Category)[],
  isExcluded: Limits['isExcluded'],
): (Doc | Category)[] {
  return tree.flatMap((item): (Doc | Category)[] => {
    if (item.kind === 'doc') {
      return [item];
    }
    return item.route !== undefined && isExcluded(item.route)
      ? []
      : [{...item, items: pruned(item.items, isExcluded)}];
  });
}

function sectionsIn(
  tree: readonly (Doc | Category)[],
  limits: Limits,
): Section[] {
  return tree.flatMap((item) => {
    if (item.kind === 'doc') {
      return [];
    }
    return hasPage(item)
      ? pagesOf(item, limits)
      : sectionsIn(item.items, limits);
  });
}

/**
 * The print pages of a sidebar: one for each category at its top, or, where
 * one holds too many articles, for the categories in it. No article is on two
 * print pages; docs outside of categories are on none.
 */
export function sectionsOf(
  tree: readonly (Doc | Category)[],
  limits: Limits,
): Section[] {
  return sectionsIn(pruned(tree, limits.isExcluded), limits).filter(
    ({total}) => total > 0,
  );
}
