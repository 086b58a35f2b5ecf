import type {I18n} from '@docusaurus/types';

/** Globs of the folders of other languages below the base URL of one: each has a bundle of its own. */
export function otherLocales(
  {localeConfigs}: Pick<I18n, 'localeConfigs'>,
  baseUrl: string,
): string[] {
  return Object.values(localeConfigs)
    .map((locale) => locale.baseUrl)
    .filter((other) => other !== baseUrl && other.startsWith(baseUrl))
    .map((other) => `${other.slice(baseUrl.length)}**`);
}
