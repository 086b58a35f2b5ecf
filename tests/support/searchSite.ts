import {loadIndex} from '../../plugins/search-local/client/index/loadIndex';
import type {SearchIndex} from '../../plugins/search-local/client/index/searchIndex';
import {DEFAULT_OPTIONS} from '../../plugins/search-local/options';
import {siteContent} from '../../plugins/search-local/server/buildDocuments';
import type {IndexedPage} from '../../plugins/search-local/server/buildDocuments';
import type {Section} from '../../plugins/search-local/server/extract/section';
import {indexFiles} from '../../plugins/search-local/server/indexFiles';
import type {PageRef} from '../../plugins/search-local/server/pages';
import type {Synonyms} from '../../plugins/search-local/shared/types';

/**
 * Creates a page to index, with defaults for the fields that a test does not
 * set.
 */
export function indexedPage(
  title: string,
  content = '',
  {
    sections = [],
    links = [],
    ...page
  }: Partial<PageRef> & {
    sections?: readonly Section[];
    links?: readonly string[];
  } = {},
): IndexedPage {
  const name = title.toLowerCase().replace(/\W+/g, '-');
  return {
    page: {
      type: 'docs',
      route: `/base/docs/${name}`,
      source: `@site/docs/${name}.md`,
      title,
      tags: [],
      categories: [],
      kind: page.type === 'blog' ? 'post' : 'guide',
      isDeprecated: false,
      ...page,
    },
    title,
    sections: [{title: '', content}, ...sections],
    links,
  };
}

/** Aliases of a page, as read from a file. */
export const aliasesOf = (...phrases: readonly string[]) =>
  phrases.map((phrase) => ({page: '', phrase, at: 'docs/_aliases.yml:1'}));

type FileOptions = {
  readonly synonyms?: Synonyms;
  readonly parentCategories?: number;
  readonly postsLast?: boolean;
  readonly locale?: string;
};

/** Creates the index files of pages like a build. */
export function filesOf(
  pages: readonly IndexedPage[],
  options: FileOptions = {},
): ReturnType<typeof indexFiles> {
  return indexFiles(siteContent(pages), {
    ...DEFAULT_OPTIONS,
    locale: 'en',
    ...options,
  });
}

/** Loads the index of pages from JSON, as a browser does. */
export function loadPages(
  pages: readonly IndexedPage[],
  options: FileOptions = {},
): SearchIndex {
  const {index} = filesOf(pages, options);
  return loadIndex(JSON.parse(index.json), {
    locale: options.locale ?? 'en',
    boosts: DEFAULT_OPTIONS.boosts,
  });
}
