import {describe, expect, it} from 'vitest';
import {clientSettings} from '../../../../plugins/search-local/clientSettings';
import {DEFAULT_OPTIONS} from '../../../../plugins/search-local/options';

const context = {
  siteConfig: {
    url: 'https://example.com',
    baseUrl: '/base/',
    trailingSlash: undefined,
  },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    currentLocale: 'en',
    localeConfigs: {
      en: {url: 'https://example.com', baseUrl: '/base/'},
      de: {url: 'https://example.com', baseUrl: '/base/de/'},
    },
  },
} as unknown as Parameters<typeof clientSettings>[0];
const options = {...DEFAULT_OPTIONS, id: 'default'};

describe('clientSettings', () => {
  it('names the files of the locale of the page', () => {
    expect(clientSettings(context, options, false).indexes).toEqual([
      {
        locale: 'en',
        url: '/base/search-index-en.json',
        titlesUrl: '/base/search-titles-en.json',
      },
    ]);
  });

  it('names the files of other locales after them, as a site asks', () => {
    const together = {...options, searchLocales: ['de', 'en']};
    const urls = (isDev: boolean) =>
      clientSettings(context, together, isDev).indexes.map(({url}) => url);
    expect(urls(false)).toEqual([
      '/base/search-index-en.json',
      '/base/de/search-index-de.json',
    ]);
    expect(urls(true)).toEqual(['/base/search-index-en.json']);
  });

  it('completes the paths of links for a query without results', () => {
    const emptyLinks = {All: '/docs/all', Ask: 'mailto:a@example.com'};
    expect(
      clientSettings(context, {...options, emptyLinks}, false).emptyLinks,
    ).toEqual({All: '/base/docs/all', Ask: 'mailto:a@example.com'});
  });

  it('rejects a locale that the site does not have', () => {
    const wrong = {...options, searchLocales: ['de', 'fr']};
    expect(() => clientSettings(context, wrong, false)).toThrow(
      'search-local: the option searchLocales contains "fr", which is not a locale of this site on https://example.com. Its locales are en, de.',
    );
  });

  it('asks for news in the dev server, which has no first tier', () => {
    expect(clientSettings(context, options, true)).toMatchObject({
      indexes: [{locale: 'en', url: '/base/search-index-en.json'}],
      revalidate: true,
    });
  });

  it.each([
    [undefined, '/base/search'],
    [false, '/base/search'],
    [true, '/base/search/'],
  ])('ends the address of the search page as others: %s', (slash, path) => {
    const siteConfig = {baseUrl: '/base/', trailingSlash: slash};
    const site = {...context, siteConfig} as typeof context;
    const {resultsPath} = clientSettings(site, options, false);
    expect(resultsPath).toBe(path);
  });
});
