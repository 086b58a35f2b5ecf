import type {PluginOptions} from '../options';
import {pageMessage} from '../record/readFrontMatter';
import {buildCatalog} from './catalog';
import type {Catalog} from './catalog';
import {siteFiles} from './files';
import {readPages} from './readPages';
import {viewOf} from './views';
import type {PageView} from './views';
import {readPlanned, readVocabulary} from './vocabulary';

/** What the plugin has read of a site. */
export type LoadedOperators = {
  readonly catalog: Catalog;
  /** Views by the path of their page below the docs. */
  readonly views: ReadonlyMap<string, PageView>;
};

/**
 * Reads all operators of a site.
 * @throws Error with every problem of every page, if problems stop the build.
 */
export async function loadViews(
  siteDir: string,
  options: PluginOptions,
  stops: boolean,
): Promise<LoadedOperators> {
  const files = siteFiles(siteDir, options);
  const vocabulary = readVocabulary(siteDir, options);
  const pages = await readPages(files, vocabulary);
  const catalog = buildCatalog(pages, readPlanned(siteDir, options));
  const context = {catalog, ...vocabulary};
  const views = new Map(
    pages.flatMap((page): [string, PageView][] => {
      const view = viewOf(page, context);
      return view ? [[page.relative, view]] : [];
    }),
  );
  const messages = [...views].flatMap(([relative, {problems}]) =>
    problems ? [pageMessage(`${options.docsPath}/${relative}`, problems)] : [],
  );
  if (stops && messages.length > 0) {
    throw new Error(messages.join('\n'));
  }
  return {catalog, views};
}
