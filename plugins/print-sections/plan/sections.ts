import type {Node} from './tree';

/** An article on a print page, or the title of a category without an article. */
export type Entry = Omit<Node, 'items'> & {
  /** Number of categories of the print page above it. */
  readonly depth: number;
};

/** A print page, by its category. */
export type Section = {
  readonly title: string;
  readonly route: string;
  readonly description?: string | undefined;
  readonly entries: readonly Entry[];
  /** Number of articles in the category. */
  readonly total: number;
  /** Print pages of the categories in it, if it is too large for one page. */
  readonly choices: readonly Section[];
};

type Paged = Node & {readonly route: string; readonly items: readonly Node[]};

/** Maximum number of articles on a print page whose categories can have their own. */
const MAX_ARTICLES = 100;

const hasPage = (node: Node): node is Paged =>
  node.route !== undefined && node.items !== undefined;

/** Number of articles among entries. */
export const countOf = (entries: readonly Entry[]): number =>
  entries.filter(({isWritten}) => isWritten).length;

const entriesOf = ({items = [], ...node}: Node, depth = 0): Entry[] => [
  {...node, depth},
  ...items.flatMap((item) => entriesOf(item, depth + 1)),
];

/** The print pages of a category and those below it; the first is its own. None if it has no article. */
function pagesOf(category: Paged, maxArticles: number): Section[] {
  const {title, route, description, isWritten, items} = category;
  const withItems = (nodes: readonly Node[]) => [
    ...(isWritten ? entriesOf({title, route, isWritten}) : []),
    ...nodes.flatMap((node) => entriesOf(node)),
  ];
  const entries = withItems(items);
  const total = countOf(entries);
  const section = {title, route, description, entries, total, choices: []};
  const isSplit = total > maxArticles && items.some(hasPage);
  if (!isSplit) {
    return total > 0 ? [section] : [];
  }
  const parts = items
    .filter(hasPage)
    .map((item) => pagesOf(item, maxArticles))
    .filter((pages) => pages.length > 0);
  return [
    {
      ...section,
      entries: withItems(items.filter((item) => !hasPage(item))),
      choices: parts.map(([first]) => first!),
    },
    ...parts.flat(),
  ];
}

/**
 * The print pages of a tree: one for each category at its top, or, if a category
 * has too many articles, for the categories in it. No article is on two print
 * pages; docs outside of categories are on none.
 */
export function sectionsOf(
  tree: readonly Node[],
  maxArticles = MAX_ARTICLES,
): Section[] {
  return tree.flatMap((node) =>
    hasPage(node)
      ? pagesOf(node, maxArticles)
      : sectionsOf(node.items ?? [], maxArticles),
  );
}
