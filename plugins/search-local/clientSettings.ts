import type {LoadContext} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {PluginOptions} from './options';
import type {IndexSet} from './server/versions';
import {indexFileName, indexName, titlesFileName} from './shared/constants';
import type {DocsVersion} from './shared/docsVersion';
import type {IndexLocation, SearchSettings} from './shared/types';

/** The parts of the load context that addresses follow from. */
export type SiteContext = Pick<LoadContext, 'i18n' | 'siteConfig'>;

/** Route of the page of all results; undefined when there is none. */
export function searchPageRoute(
  {siteConfig: {baseUrl, trailingSlash}}: SiteContext,
  {searchPagePath}: Pick<PluginOptions, 'searchPagePath'>,
): string | undefined {
  return searchPagePath === false
    ? undefined
    : applyTrailingSlash(baseUrl + searchPagePath, {baseUrl, trailingSlash});
}

/** Where the index of a locale and a docs version is; the dev server has no first tier. */
export function indexLocation(
  {locale, baseUrl}: {readonly locale: string; readonly baseUrl: string},
  version: DocsVersion | undefined,
  isDev: boolean,
): IndexLocation {
  const name = indexName(locale, version);
  return {
    locale,
    ...(version && {version}),
    url: baseUrl + indexFileName(name),
    ...(!isDev && {titlesUrl: baseUrl + titlesFileName(name)}),
  };
}

/**
 * What the client needs to know, as global data of the plugin: with the indexes
 * of the page's own locale alone.
 */
export function clientSettings(
  context: SiteContext,
  options: PluginOptions,
  [newest, ...others]: readonly [IndexSet, ...IndexSet[]],
  isDev: boolean,
): SearchSettings {
  const {i18n, siteConfig} = context;
  const site = {locale: i18n.currentLocale, baseUrl: siteConfig.baseUrl};
  const locationOf = ({version}: IndexSet) =>
    indexLocation(site, version, isDev);
  return {
    indexes: [locationOf(newest), ...others.map(locationOf)],
    boosts: options.boosts,
    kinds: options.kinds,
    panelPlacement: options.panelPlacement,
    searchPage: searchPageRoute(context, options),
    maxResults: options.maxResults,
    revalidate: isDev,
    // An engine has an index once the site is built.
    ...(options.engine && !isDev && {hasEngine: true}),
  };
}
