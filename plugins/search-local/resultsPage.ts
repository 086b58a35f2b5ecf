import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {PageRef} from './server/pages';
import {RESULT_KINDS} from './shared/answer';

/** Adds the results page, with the kinds of the site's pages as props. */
export function addResultsPage(
  path: string,
  pages: readonly PageRef[],
  addRoute: PluginContentLoadedActions['addRoute'],
): void {
  const found = new Set(pages.map(({kind}) => kind));
  const kinds = RESULT_KINDS.filter((kind) => found.has(kind));
  addRoute({
    path,
    component: '@theme/SearchPage',
    exact: true,
    props: {kinds},
  });
}
