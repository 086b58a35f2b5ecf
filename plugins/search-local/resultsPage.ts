import type {PluginContentLoadedActions} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {indexLocation, localesOf} from './clientSettings';
import type {SiteContext} from './clientSettings';
import {plainLabel, kindOf} from './server/buildDocuments';
import type {PageRef} from './server/pages';
import {isInSet} from './server/versions';
import type {IndexSet} from './server/versions';
import {RESULT_KINDS} from './shared/answer';
import {categoriesOf, cutIntoParts} from './shared/pageList';
import type {ListedPage, ListPart} from './shared/pageList';
import {allLocations} from './shared/types';
import type {
  IndexChoice,
  IndexLocation,
  SearchChoices,
  SearchSettings,
} from './shared/types';

/** The pages for a list from A to Z. A page made with React has no title before rendering and is left out. */
export function listForReaders(
  pages: readonly PageRef[],
  locale: string,
): ListedPage[] {
  const collator = new Intl.Collator(locale, {
    numeric: true,
    sensitivity: 'base',
  });
  return pages
    .filter(({title}) => title)
    .map(({title = '', route, categories: [outermost]}) => ({
      title: plainLabel(title),
      route,
      category: outermost && plainLabel(outermost),
    }))
    .sort(
      (a, b) =>
        collator.compare(a.title, b.title) || (a.route < b.route ? -1 : 1),
    );
}

/** The languages of a site, each with the index of its newest docs; before them, those that are searched together. */
function languages(site: SiteContext, newest: IndexLocation): IndexChoice[] {
  const locales = localesOf(site);
  const searched = allLocations(newest).map(({locale}) => locale);
  const together = locales.filter(({locale}) => searched.includes(locale));
  const label = together.map((each) => each.label).join(', ');
  return [
    ...(searched.length > 1 ? [{label, location: newest}] : []),
    ...locales.map(({label, ...locale}) => ({
      label,
      location: indexLocation(locale, undefined, false),
    })),
  ];
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
    languages: isDev ? [] : languages(context, indexes[0]!),
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
