import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, DocusaurusConfig} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {PluginOptions} from '../options';
import type {DocsVersion, DocumentType} from '../shared/types';
import {categoriesByDoc} from './categories';

/** A page to index, as the content plugins describe it. */
export type PageRef = {
  readonly type: DocumentType;
  /** Path from the origin, with base URL. */
  readonly route: string;
  /** Source file with the `@site/` alias. */
  readonly source: string;
  /** Title known before rendering; a React page has none. */
  readonly title?: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  /** Whether the page is looked up rather than read: a page of a reference. */
  readonly isReference: boolean;
  readonly isDeprecated: boolean;
  /** Version of the docs that it belongs to; left out for other pages. */
  readonly version?: PageVersion;
  /** Whether it is indexed even if it asks search engines on the web not to. */
  readonly isIndexedAnyway?: boolean;
};

/** The docs version of a page. */
export type PageVersion = DocsVersion & {
  /** What a reader knows it by. */
  readonly label: string;
  /** Whether readers get it who ask for no version. */
  readonly isLast: boolean;
};

/** What a content plugin itself knows of a page. */
type ListedPage = Omit<PageRef, 'isReference' | 'isDeprecated'> & {
  readonly frontMatter: {readonly deprecated?: unknown};
};

type Tagged = {
  readonly tags: readonly {readonly label: string}[];
  readonly frontMatter: {readonly keywords?: readonly string[]};
};

function tagsOf({tags, frontMatter}: Tagged): string[] {
  return [
    ...new Set([
      ...tags.map((tag) => tag.label),
      ...(frontMatter.keywords ?? []),
    ]),
  ];
}

function listDocs(content: DocsContent, instance: string): ListedPage[] {
  return content.loadedVersions.flatMap((loaded) => {
    const {versionName: name, label, isLast, noIndex} = loaded;
    const version = {instance, name, label, isLast};
    const categories = categoriesByDoc(loaded.sidebars);
    return loaded.docs
      .filter((doc) => !doc.unlisted)
      .map((doc) => ({
        type: 'docs',
        route: doc.permalink,
        source: doc.source,
        title: doc.title,
        tags: tagsOf(doc),
        categories: categories.get(doc.id) ?? [],
        version,
        // Old versions are kept from the web, so that the newest is found there.
        isIndexedAnyway: noIndex,
        frontMatter: doc.frontMatter as ListedPage['frontMatter'],
      }));
  });
}

function listPosts(content: BlogContent): ListedPage[] {
  return content.blogPosts
    .filter((post) => !post.metadata.unlisted)
    .map(({metadata}) => ({
      type: 'blog',
      route: metadata.permalink,
      source: metadata.source,
      title: metadata.title,
      tags: tagsOf(metadata),
      categories: [],
      frontMatter: metadata.frontMatter as ListedPage['frontMatter'],
    }));
}

function listOtherPages(content: PagesContent | null): ListedPage[] {
  return (content ?? [])
    .filter((page) => page.type === 'jsx' || !page.unlisted)
    .map((page) => ({
      type: 'other',
      route: page.permalink,
      source: page.source,
      title: page.type === 'mdx' ? page.title : undefined,
      tags: page.type === 'mdx' ? [...(page.frontMatter.keywords ?? [])] : [],
      categories: [],
      frontMatter:
        page.type === 'mdx'
          ? (page.frontMatter as ListedPage['frontMatter'])
          : {},
    }));
}

type ListOptions = Pick<
  PluginOptions,
  | 'docs'
  | 'blog'
  | 'pages'
  | 'excludeRoutes'
  | 'referenceRoutes'
  | 'deprecatedRoutes'
>;

/** What a site says of its addresses: its base URL, slashes at their ends, and whether all pages ask not to be indexed. */
export type SiteAddress = Pick<DocusaurusConfig, 'baseUrl'> &
  Partial<Pick<DocusaurusConfig, 'trailingSlash' | 'noIndex'>>;

/**
 * The pages to index, in route order, so that two builds of the same content
 * number them alike. Generated lists (tags, archive, category pages) are no
 * pages: they only repeat what the pages say.
 */
export function listPages(
  allContent: AllContent,
  options: ListOptions,
  site: SiteAddress,
): PageRef[] {
  const {baseUrl, trailingSlash, noIndex = false} = site;
  const matcher = (globs: readonly string[]) => {
    const matches = createMatcher([...globs]);
    return (route: string) => matches(route.replace(baseUrl, '/'));
  };
  const isExcluded = matcher(options.excludeRoutes);
  const isReference = matcher(options.referenceRoutes);
  const isDeprecated = matcher(options.deprecatedRoutes);
  const contents = (isWanted: boolean, plugin: string) =>
    isWanted ? Object.entries(allContent[plugin] ?? {}) : [];
  return [
    ...contents(options.docs, 'docusaurus-plugin-content-docs').flatMap(
      ([instance, content]) => listDocs(content as DocsContent, instance),
    ),
    ...contents(options.blog, 'docusaurus-plugin-content-blog').flatMap(
      ([, content]) => listPosts(content as BlogContent),
    ),
    ...contents(options.pages, 'docusaurus-plugin-content-pages').flatMap(
      ([, content]) => listOtherPages(content as PagesContent | null),
    ),
  ]
    .filter(({route}) => !isExcluded(route))
    .map(({frontMatter, ...page}) => ({
      ...page,
      route: applyTrailingSlash(page.route, {trailingSlash, baseUrl}),
      isIndexedAnyway: noIndex || page.isIndexedAnyway === true,
      isReference: isReference(page.route),
      isDeprecated: Boolean(frontMatter.deprecated) || isDeprecated(page.route),
    }))
    .sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0));
}
