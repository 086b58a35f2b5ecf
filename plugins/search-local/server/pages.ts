import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {
  LoadedVersion,
  LoadedContent as DocsContent,
} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, DocusaurusConfig} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {PluginOptions} from '../options';
import type {ResultKind} from '../shared/answer';
import {PLUGIN_NAME} from '../shared/constants';
import {memo} from '../shared/memo';
import type {DocumentType} from '../shared/page';
import type {KindNames} from '../shared/types';
import {aliasEntry} from './aliasFiles';
import type {AliasEntry} from './aliasFiles';
import {kindFinder} from './kinds';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** Returns the labels of the sidebar categories above each doc, outermost first, by doc id. */
function categoriesByDoc(sidebars: Sidebars): Map<string, string[]> {
  const found = new Map<string, string[]>();

  function visit(item: SidebarItem, above: string[]): void {
    if (item.type === 'doc' || item.type === 'ref') {
      found.set(item.id, above);
    }
    if (item.type === 'category') {
      if (item.link?.type === 'doc') {
        found.set(item.link.id, above);
      }
      item.items.forEach((child) => visit(child, [...above, item.label]));
    }
  }

  Object.values(sidebars).forEach((items) =>
    items.forEach((item) => visit(item, [])),
  );
  return found;
}

/** A page to index, as the content plugins describe it. */
export type PageRef = {
  readonly type: DocumentType;
  /** Path from the origin, with base URL. */
  readonly route: string;
  /** Source file with the `@site/` alias. */
  readonly source: string;
  /** Title from the source. Absent for React pages. */
  readonly title?: string;
  /** Description from front matter, or the first sentences. */
  readonly description?: string;
  readonly tags: readonly string[];
  /** Phrases that mean the page or one of its sections. */
  readonly aliases?: readonly AliasEntry[];
  readonly categories: readonly string[];
  readonly kind: ResultKind;
  readonly isDeprecated: boolean;
  /** True if the page lists topics that other pages explain. */
  readonly isList?: boolean;
  /** True for a page whose sections explain error messages. */
  readonly hasMessages?: boolean;
};

/** Metadata of a page in the content plugins. React pages have no title and no front matter. */
type Metadata = {
  readonly permalink: string;
  readonly source: string;
  readonly title?: string;
  readonly description?: string;
  readonly unlisted?: boolean;
  readonly tags?: readonly {readonly label: string}[];
  readonly frontMatter?: {
    readonly keywords?: readonly string[];
    readonly deprecated?: unknown;
  };
};

type ListedPage = Omit<PageRef, 'kind'>;

/** Returns a page with the categories above it, or nothing if the page is unlisted. */
function listed(
  type: DocumentType,
  page: Metadata,
  categories: readonly string[] = [],
): ListedPage[] {
  const {permalink, source, title, description, unlisted} = page;
  const {keywords = [], deprecated} = page.frontMatter ?? {};
  const labels = (page.tags ?? []).map(({label}) => label);
  const ref = {
    type,
    route: permalink,
    source,
    title,
    description,
    tags: [...new Set([...labels, ...keywords])],
    categories,
    isDeprecated: Boolean(deprecated),
  };
  return unlisted ? [] : [ref];
}

/** Returns the docs of the last version. */
function listDocs({loadedVersions}: DocsContent): ListedPage[] {
  return loadedVersions
    .filter(({isLast}) => isLast)
    .flatMap(({docs, sidebars}) => {
      const categories = categoriesByDoc(sidebars);
      return docs.flatMap((doc) => listed('docs', doc, categories.get(doc.id)));
    });
}

/** Settings of a site that determine its addresses. */
export type SiteAddress = Pick<DocusaurusConfig, 'baseUrl'> &
  Partial<Pick<DocusaurusConfig, 'trailingSlash'>>;

/** Content of this plugin, which Docusaurus loads. */
export type SearchContent = {
  readonly kinds: KindNames;
  /** Aliases of the files in the folders of pages. */
  readonly aliases: readonly AliasEntry[];
};

/** Returns the source of a page from the folder of the site, without its extension. */
const sourceOf = ({source}: Pick<PageRef, 'source'>): string =>
  source.replace(/^@site\//, '').replace(/\.\w+$/, '');

/**
 * Returns the aliases of files and of the option, by the source of their page.
 * @throws Error that names the pages of the option that do not exist.
 */
function aliasesBySource(
  allContent: AllContent,
  {aliases}: Pick<PluginOptions, 'aliases'>,
  sources: ReadonlySet<string>,
): ReadonlyMap<string, readonly AliasEntry[]> {
  const contents = Object.values(
    allContent[PLUGIN_NAME] ?? {},
  ) as SearchContent[];
  const ofOption = Object.entries(aliases).flatMap(([key, phrases]) =>
    phrases.map((phrase) => aliasEntry(key, phrase, "the option 'aliases'")),
  );
  const unknown = ofOption.filter(({page}) => !sources.has(page));
  if (unknown.length > 0) {
    const names = [...new Set(unknown.map(({page}) => page))].join(', ');
    throw new Error(
      `The option 'aliases' of the search names pages that do not exist: ${names}. Write the path of a file from the folder of the site, without its extension.`,
    );
  }
  const found = new Map<string, AliasEntry[]>();
  const ofFiles = contents.flatMap((content) => content.aliases);
  for (const entry of [...ofFiles, ...ofOption]) {
    memo(found, entry.page, () => []).push(entry);
  }
  return found;
}

/**
 * Lists the pages to index in route order, so that each build of the same
 * content numbers them alike. Generated lists (tags, archive, categories) only
 * repeat other pages, so they are left out.
 * @throws Error that names the pages of the option `aliases` that do not exist.
 */
export function listPages(
  allContent: AllContent,
  options: Omit<PluginOptions, 'id'>,
  site: SiteAddress,
): PageRef[] {
  const {baseUrl, trailingSlash} = site;
  const withoutBase = (route: string) => route.replace(baseUrl, '/');
  const matcher = (globs: readonly string[]) => {
    const matches = createMatcher([...globs]);
    return (route: string) => matches(withoutBase(route));
  };
  const isExcluded = matcher(options.excludeRoutes);
  const kindOf = kindFinder(options, matcher);
  const isDeprecated = matcher(options.deprecatedRoutes);
  const isList = matcher(options.listRoutes);
  const hasMessages = matcher(options.messageRoutes);
  const contents = <Content>(kind: 'docs' | 'blog' | 'pages') =>
    Object.values(
      allContent[`docusaurus-plugin-content-${kind}`] ?? {},
    ) as Content[];
  const pages = [
    ...contents<DocsContent>('docs').flatMap(listDocs),
    ...contents<BlogContent>('blog').flatMap(({blogPosts}) =>
      blogPosts.flatMap(({metadata}) => listed('blog', metadata)),
    ),
    ...contents<PagesContent | null>('pages').flatMap((pages) =>
      (pages ?? []).flatMap((page) => listed('other', page)),
    ),
  ];
  const aliases = aliasesBySource(
    allContent,
    options,
    new Set(pages.map(sourceOf)),
  );
  return pages
    .filter(({route}) => !isExcluded(route))
    .map((page) => ({
      ...page,
      aliases: aliases.get(sourceOf(page)) ?? [],
      route: applyTrailingSlash(page.route, {trailingSlash, baseUrl}),
      kind: kindOf(page.type, page.route),
      isDeprecated: page.isDeprecated || isDeprecated(page.route),
      ...(isList(page.route) && {isList: true}),
      ...(hasMessages(page.route) && {hasMessages: true}),
    }))
    .sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0));
}
