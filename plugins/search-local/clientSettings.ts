import type {LoadContext} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {PluginOptions} from './options';
import {indexFileName, titlesFileName} from './shared/constants';
import type {IndexLocation, SearchSettings} from './shared/types';

/** Parts of the load context that determine addresses. */
export type SiteContext = Pick<LoadContext, 'i18n' | 'siteConfig'>;

/**
 * Returns the locale of the page and the locales of the option `searchLocales`,
 * which have to be on the same origin.
 * @throws Error that names a locale that the site does not have.
 */
function searchedLocales(
  {i18n, siteConfig}: SiteContext,
  searchLocales: readonly string[],
) {
  const locales = i18n.locales
    .map((locale) => ({locale, ...i18n.localeConfigs[locale]!}))
    .filter(({url}) => url === siteConfig.url);
  const unknown = searchLocales.find(
    (name) => !locales.some(({locale}) => locale === name),
  );
  if (unknown !== undefined) {
    const known = locales.map(({locale}) => locale).join(', ');
    throw new Error(
      `search-local: the option searchLocales contains ${JSON.stringify(unknown)}, which is not a locale of this site on ${siteConfig.url}. Its locales are ${known}.`,
    );
  }
  const {currentLocale} = i18n;
  return [
    {locale: currentLocale, baseUrl: siteConfig.baseUrl},
    ...locales.filter(
      ({locale}) => searchLocales.includes(locale) && locale !== currentLocale,
    ),
  ];
}

/** Returns the global data of the plugin. The dev server serves one locale, without a first tier. */
export function clientSettings(
  site: SiteContext,
  options: PluginOptions,
  isDev: boolean,
): SearchSettings {
  const {siteConfig} = site;
  const {boosts, kinds, searchPagePath, maxResults} = options;
  const indexes = searchedLocales(site, options.searchLocales).map(
    ({locale, baseUrl}): IndexLocation => ({
      locale,
      url: baseUrl + indexFileName(locale),
      titlesUrl:
        isDev || options.pagefind
          ? undefined
          : baseUrl + titlesFileName(locale),
    }),
  );
  return {
    indexes: isDev ? indexes.slice(0, 1) : indexes,
    boosts,
    kinds,
    resultsPath: applyTrailingSlash(
      siteConfig.baseUrl + searchPagePath,
      siteConfig,
    ),
    maxResults,
    emptyLinks: Object.fromEntries(
      Object.entries(options.emptyLinks).map(([text, address]) => [
        text,
        address.replace(/^\//, siteConfig.baseUrl),
      ]),
    ),
    revalidate: isDev,
    // Pagefind indexes built pages, which the dev server does not have.
    ...(options.pagefind && !isDev && {usesPagefind: true}),
  };
}
