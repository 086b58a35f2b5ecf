import type {LoadContext} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {PluginOptions} from './options';
import type {IndexSet} from './server/versions';
import {indexFileName, indexName, titlesFileName} from './shared/constants';
import type {DocsVersion} from './shared/constants';
import type {IndexLocation, SearchSettings} from './shared/types';

/** The parts of the load context that addresses follow from. */
export type SiteContext = Pick<LoadContext, 'i18n' | 'siteConfig'>;

/** Locales of a site on the same origin. */
export function localesOf({i18n, siteConfig}: SiteContext) {
  return i18n.locales
    .map((locale) => ({locale, ...i18n.localeConfigs[locale]!}))
    .filter(({url}) => url === siteConfig.url);
}

/**
 * The locales that are searched with the current one.
 * @throws Error that names a locale that the site does not have.
 */
function otherLocales(site: SiteContext, searchLocales: readonly string[]) {
  const locales = localesOf(site);
  const unknown = searchLocales.find(
    (name) => !locales.some(({locale}) => locale === name),
  );
  if (unknown !== undefined) {
    const known = locales.map(({locale}) => locale).join(', ');
    throw new Error(
      `search-local: the option searchLocales contains ${JSON.stringify(unknown)}, which is not a locale of this site on ${site.siteConfig.url}. Its locales are ${known}.`,
    );
  }
  const {currentLocale} = site.i18n;
  return locales.filter(
    ({locale}) => searchLocales.includes(locale) && locale !== currentLocale,
  );
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
    version,
    url: baseUrl + indexFileName(name),
    titlesUrl: isDev ? undefined : baseUrl + titlesFileName(name),
  };
}

/** The global data of the plugin: the indexes of the page's locale, each with those of other locales searched with it. */
export function clientSettings(
  site: SiteContext,
  options: PluginOptions,
  sets: readonly IndexSet[],
  isDev: boolean,
): SearchSettings {
  const {siteConfig, i18n} = site;
  const {baseUrl} = siteConfig;
  const own = {locale: i18n.currentLocale, baseUrl};
  const others = otherLocales(site, options.searchLocales);
  const {boosts, kinds, panelPlacement, searchPagePath, maxResults} = options;
  return {
    indexes: sets.map(({version}) => ({
      ...indexLocation(own, version, isDev),
      ...(others.length > 0 &&
        !isDev && {
          beside: others.map((other) => indexLocation(other, version, isDev)),
        }),
    })),
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
