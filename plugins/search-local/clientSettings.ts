import type {LoadContext} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {PluginOptions} from './options';
import type {IndexSet} from './server/versions';
import {indexFileName, indexName, titlesFileName} from './shared/constants';
import type {DocsVersion} from './shared/docsVersion';
import type {IndexLocation, SearchSettings} from './shared/types';

/** The parts of the load context that addresses follow from. */
export type SiteContext = Pick<LoadContext, 'i18n' | 'siteConfig'>;

/** Where the index of a locale and a docs version is; the dev server has no first tier. */
export function indexLocation(
  {locale, baseUrl}: {readonly locale: string; readonly baseUrl: string},
  version: DocsVersion | undefined,
  isDev: boolean,
): IndexLocation {
  const name = indexName(locale, version);
  return {
    locale,
    version,
    url: baseUrl + indexFileName(name),
    titlesUrl: isDev ? undefined : baseUrl + titlesFileName(name),
  };
}

/**
 * What the client needs to know, as global data of the plugin: with the indexes
 * of the page's own locale alone.
 */
export function clientSettings(
  {i18n: {currentLocale: locale}, siteConfig}: SiteContext,
  options: PluginOptions,
  sets: readonly IndexSet[],
  isDev: boolean,
): SearchSettings {
  const {baseUrl} = siteConfig;
  const {boosts, kinds, panelPlacement, searchPagePath, maxResults} = options;
  return {
    indexes: sets.map(({version}) =>
      indexLocation({locale, baseUrl}, version, isDev),
    ),
    boosts,
    kinds,
    panelPlacement,
    resultsPath:
      searchPagePath === false
        ? undefined
        : applyTrailingSlash(baseUrl + searchPagePath, siteConfig),
    maxResults,
    revalidate: isDev,
    // An engine has an index once the site is built.
    ...(options.engine && !isDev && {hasEngine: true}),
  };
}
