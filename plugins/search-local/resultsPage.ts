import type {PluginContentLoadedActions} from '@docusaurus/types';
import {kindOf} from './server/buildDocuments';
import type {PageRef} from './server/pages';
import {RESULT_KINDS} from './shared/answer';

/** Adds the results page, with the kinds of pages that the site has as data of its route. */
export async function addResultsPage(
  path: string,
  pages: readonly PageRef[],
  actions: Pick<PluginContentLoadedActions, 'addRoute' | 'createData'>,
): Promise<void> {
  const found = new Set(pages.map(kindOf));
  const kinds = RESULT_KINDS.filter((kind) => found.has(kind));
  actions.addRoute({
    path,
    component: '@theme/SearchPage',
    exact: true,
    modules: {
      kinds: await actions.createData('kinds.json', JSON.stringify(kinds)),
    },
  });
}
