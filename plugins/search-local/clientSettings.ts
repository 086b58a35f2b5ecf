import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {indexFileName, titlesFileName} from './shared/constants';
import type {SearchSettings} from './shared/types';

/** Route of the page of all results; undefined when there is none. */
export function searchPageRoute(
  baseUrl: string,
  {searchPagePath}: Pick<PluginOptions, 'searchPagePath'>,
): string | undefined {
  return searchPagePath === false ? undefined : baseUrl + searchPagePath;
}

/**
 * What the client needs to know, as global data of the plugin. The dev server
 * runs one locale at a time, so only that one has an index there.
 */
export function clientSettings(
  {baseUrl, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n'>,
  options: PluginOptions,
  isDev: boolean,
): SearchSettings {
  const locales = isDev ? [i18n.currentLocale] : i18n.locales;
  return {
    indexes: locales.map((locale) => {
      const base = i18n.localeConfigs[locale]?.baseUrl ?? baseUrl;
      return {
        locale,
        url: base + indexFileName(locale),
        ...(!isDev && {titlesUrl: base + titlesFileName(locale)}),
      };
    }),
    boosts: options.boosts,
    panelPlacement: options.panelPlacement,
    searchPage: searchPageRoute(baseUrl, options),
    maxResults: options.maxResults,
    revalidate: isDev,
  };
}
