import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page or a category of the sidebar. */
export type Node = {
  readonly title: string;
  /** Address with the base URL; none for a category that the sidebar only folds. */
  readonly route?: string | undefined;
  readonly description?: string | undefined;
  /** Whether its page is a written one, and not a list of pages. */
  readonly isWritten: boolean;
  /** Content of a category; undefined for a page. */
  readonly items?: readonly Node[];
};

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

type Item = NonNullable<LoadedVersion['sidebars'][string]>[number];

type Paged = Node & {readonly route: string; readonly items: readonly Node[]};

/** Maximum number of articles on a print page whose categories can have their own. */
const MAX_ARTICLES = 100;

/** Sidebars of a version of the docs as one tree, without links and unlisted docs. */
export function treeOf({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): Node[] {
  const listed = new Map(
    docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]),
  );
  const nodesOf = (item: Item): Node[] => {
    if (item.type === 'doc') {
      const doc = listed.get(item.id);
      return doc
        ? [{title: doc.title, route: doc.permalink, isWritten: true}]
        : [];
    }
    if (item.type !== 'category') {
      return [];
    }
    const {link, label, items} = item;
    const own = link?.type === 'doc' ? listed.get(link.id) : undefined;
    const generated = link?.type === 'generated-index' ? link : undefined;
    return [
      {
        title: own?.title ?? generated?.title ?? label,
        route: own?.permalink ?? generated?.permalink,
        description: generated?.description ?? own?.description,
        isWritten: own !== undefined,
        items: items.flatMap(nodesOf),
      },
    ];
  };
  return Object.values(sidebars).flatMap((items) =>
    (items ?? []).flatMap(nodesOf),
  );
}

/** Sidebars of all docs of a site, all versions. */
export function treeOfSite(allContent: AllContent): Node[] {
  const plugins = allContent['docusaurus-plugin-content-docs'] ?? {};
  return Object.values(plugins).flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap(treeOf),
  );
}

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
