import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {indexLocation, searchPageRoute} from './clientSettings';
import type {SiteContext} from './clientSettings';
import type {PluginOptions} from './options';
import {listForReaders} from './server/pageList';
import type {PageRef} from './server/pages';
import {categoriesOf, cutIntoParts} from './shared/pageList';
import type {ListPart} from './shared/pageList';
import {isInSet} from './server/versions';
import type {IndexSet} from './server/versions';
import type {IndexChoice, SearchChoices} from './shared/types';

/** The languages that a site has on the same origin, each with the index of its newest docs. */
function languages(
  {i18n, siteConfig}: Pick<LoadContext, 'i18n' | 'siteConfig'>,
  isDev: boolean,
): IndexChoice[] {
  // The dev server runs one locale at a time.
  return isDev
    ? []
    : i18n.locales.flatMap((locale) => {
        const {label, baseUrl, url} = i18n.localeConfigs[locale]!;
        return url === siteConfig.url
          ? [
              {
                label,
                location: indexLocation({locale, baseUrl}, undefined, isDev),
              },
            ]
          : [];
      });
}

/**
 * Adds the page of all results, which has a choice of docs versions and
 * languages, and the pages of the list of all pages from A to Z, to which it
 * leads. What they show is data of their routes alone, so that no other page
 * loads it.
 */
export async function addSearchPage({
  pages,
  sets,
  actions,
  context,
  options,
  isDev,
}: {
  pages: readonly PageRef[];
  sets: readonly [IndexSet, ...IndexSet[]];
  actions: Pick<PluginContentLoadedActions, 'addRoute' | 'createData'>;
  context: SiteContext;
  options: PluginOptions;
  isDev: boolean;
}): Promise<void> {
  const path = searchPageRoute(context, options);
  if (path === undefined) {
    return;
  }
  const {i18n, siteConfig} = context;
  const site = {locale: i18n.currentLocale, baseUrl: siteConfig.baseUrl};
  const listed = listForReaders(
    pages.filter((page) => isInSet(sets[0], page)),
    i18n.currentLocale,
  );
  const choices: SearchChoices = {
    versions: sets.map(({label, version}) => ({
      label,
      location: indexLocation(site, version, isDev),
    })),
    languages: languages(context, isDev),
  };
  const write = (name: string, data: unknown) =>
    actions.createData(name, JSON.stringify(data));
  const lists = cutIntoParts(listed);
  const parts = lists.map((list, at): ListPart => ({
    route: searchPageRoute(context, {
      searchPagePath: `${options.searchPagePath}/pages/${at + 1}`,
    })!,
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
