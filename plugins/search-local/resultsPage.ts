import type {PluginContentLoadedActions} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {indexLocation} from './clientSettings';
import type {SiteContext} from './clientSettings';
import {kindOf} from './server/buildDocuments';
import {listForReaders} from './server/pageList';
import type {PageRef} from './server/pages';
import {RESULT_KINDS} from './shared/answer';
import {categoriesOf, cutIntoParts} from './shared/pageList';
import type {ListPart} from './shared/pageList';
import {isInSet} from './server/versions';
import type {IndexSet} from './server/versions';
import type {IndexChoice, SearchChoices, SearchSettings} from './shared/types';

/** The languages that a site has on the same origin, each with the index of its newest docs. */
function languages({i18n, siteConfig}: SiteContext): IndexChoice[] {
  return i18n.locales
    .map((locale) => ({locale, ...i18n.localeConfigs[locale]!}))
    .filter(({url}) => url === siteConfig.url)
    .map(({locale, baseUrl, label}) => ({
      label,
      location: indexLocation({locale, baseUrl}, undefined, false),
    }));
}

/**
 * Adds the page of all results, which has a choice of docs versions and
 * languages, and the pages of the list of all pages from A to Z, to which it
 * leads. What they show is data of their routes alone, so that no other page
 * loads it.
 */
export async function addResultsPage({
  pages,
  sets,
  settings,
  actions,
  context,
  isDev,
}: {
  pages: readonly PageRef[];
  sets: readonly [IndexSet, ...IndexSet[]];
  /** What the client knows of the site and these sets. */
  settings: SearchSettings;
  actions: Pick<PluginContentLoadedActions, 'addRoute' | 'createData'>;
  context: SiteContext;
  isDev: boolean;
}): Promise<void> {
  const {resultsPath: path, indexes} = settings;
  if (path === undefined) {
    return;
  }
  const {i18n, siteConfig} = context;
  const newest = pages.filter((page) => isInSet(sets[0], page));
  const listed = listForReaders(newest, i18n.currentLocale);
  const found = new Set(newest.map(kindOf));
  const choices: SearchChoices = {
    kinds: RESULT_KINDS.filter((kind) => found.has(kind)),
    versions: sets.map(({label}, at) => ({label, location: indexes[at]!})),
    // The dev server runs one locale at a time.
    languages: isDev ? [] : languages(context),
  };
  const write = (name: string, data: unknown) =>
    actions.createData(name, JSON.stringify(data));
  const lists = cutIntoParts(listed);
  const parts = lists.map((list, at): ListPart => ({
    route: applyTrailingSlash(
      normalizeUrl([path, 'pages', String(at + 1)]),
      siteConfig,
    ),
    first: list[0]!.title,
    last: list.at(-1)!.title,
  }));
  const partsFile = await write('parts.json', parts);
  actions.addRoute({
    path,
    component: '@theme/SearchPage',
    exact: true,
    modules: {
      parts: partsFile,
      categories: await write('categories.json', categoriesOf(listed)),
      choices: await write('choices.json', choices),
    },
  });
  for (const [at, {route}] of parts.entries()) {
    actions.addRoute({
      path: route,
      component: '@theme/SearchPageList',
      exact: true,
      modules: {
        parts: partsFile,
        pages: await write(`pages-${at + 1}.json`, lists[at]),
      },
    });
  }
}
