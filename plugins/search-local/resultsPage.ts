import type {PluginContentLoadedActions} from '@docusaurus/types';
import {indexLocation, localesOf} from './clientSettings';
import type {SiteContext} from './clientSettings';
import {kindOf} from './server/buildDocuments';
import type {PageRef} from './server/pages';
import {isInSet} from './server/versions';
import type {IndexSet} from './server/versions';
import {RESULT_KINDS} from './shared/answer';
import {allLocations} from './shared/types';
import type {
  IndexChoice,
  IndexLocation,
  SearchChoices,
  SearchSettings,
} from './shared/types';

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
 * Adds the results page, with a choice of docs versions and languages. Its
 * choices are data of its route alone, so that no other page loads them.
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
  const newest = pages.filter((page) => isInSet(sets[0], page));
  const found = new Set(newest.map(kindOf));
  const choices: SearchChoices = {
    kinds: RESULT_KINDS.filter((kind) => found.has(kind)),
    versions: sets.map(({label}, at) => ({label, location: indexes[at]!})),
    // The dev server runs one locale at a time.
    languages: isDev ? [] : languages(context, indexes[0]!),
  };
  actions.addRoute({
    path,
    component: '@theme/SearchPage',
    exact: true,
    modules: {
      choices: await actions.createData(
        'choices.json',
        JSON.stringify(choices),
      ),
    },
  });
}
