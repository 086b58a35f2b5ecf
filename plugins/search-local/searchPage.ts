import type {
  AllContent,
  LoadContext,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import {searchPageRoute} from './clientSettings';
import type {PluginOptions} from './options';
import {listForReaders} from './server/pageList';
import {listPages} from './server/pages';

/**
 * Adds the page of all results, which lists all pages from A to Z. The list is
 * data of that route alone, so that no other page loads it.
 */
export async function addSearchPage({
  allContent,
  actions,
  context: {baseUrl, i18n},
  options,
}: {
  allContent: AllContent;
  actions: Pick<PluginContentLoadedActions, 'addRoute' | 'createData'>;
  context: Pick<LoadContext, 'baseUrl' | 'i18n'>;
  options: PluginOptions;
}): Promise<void> {
  const path = searchPageRoute(baseUrl, options);
  if (path === undefined) {
    return;
  }
  const pages = listForReaders(
    listPages(allContent, options, baseUrl),
    i18n.currentLocale,
  );
  actions.addRoute({
    path,
    component: '@theme/SearchPage',
    exact: true,
    modules: {
      pages: await actions.createData('pages.json', JSON.stringify(pages)),
    },
  });
}
