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
  it('names the files of the own locale, and those of each older version of the docs', () => {
    const version = {instance: 'default', name: '1.0'};
    const sets = [{label: '2.0'}, {label: '1.0', version}] as const;
    expect(clientSettings(context, options, sets, false).indexes).toEqual([
      {
        locale: 'en',
        url: '/base/search-index-en.json',
        titlesUrl: '/base/search-titles-en.json',
      },
      {
        locale: 'en',
        version,
        url: '/base/search-index-en-1.0.json',
        titlesUrl: '/base/search-titles-en-1.0.json',
      },
    ]);
  });

  it('names the files of other locales beside those of the own one, as a site asks', () => {
    const together = {...options, searchLocales: ['de', 'en']};
    const version = {instance: 'default', name: '1.0'};
    const sets = [{label: '2.0'}, {label: '1.0', version}] as const;
    const {indexes} = clientSettings(context, together, sets, false);
    expect(
      indexes.map(({url, beside}) => [url, beside?.map((each) => each.url)]),
    ).toEqual([
      ['/base/search-index-en.json', ['/base/de/search-index-de.json']],
      ['/base/search-index-en-1.0.json', ['/base/de/search-index-de-1.0.json']],
    ]);
    const [served] = clientSettings(context, together, sets, true).indexes;
    expect(served?.beside).toBeUndefined();
  });

  it('rejects a locale that the site does not have', () => {
    const wrong = {...options, searchLocales: ['de', 'fr']};
    expect(() => clientSettings(context, wrong, [{label: ''}], false)).toThrow(
      'search-local: the option searchLocales contains "fr", which is not a locale of this site on https://example.com. Its locales are en, de.',
    );
  });

  it('asks for news in the dev server, which has no first tier', () => {
    expect(clientSettings(context, options, [{label: ''}], true)).toMatchObject(
      {
        indexes: [{locale: 'en', url: '/base/search-index-en.json'}],
        revalidate: true,
      },
    );
  });

  it.each([
    [undefined, '/base/search'],
    [false, '/base/search'],
    [true, '/base/search/'],
  ])('ends the address of the search page as others: %s', (slash, path) => {
    const siteConfig = {baseUrl: '/base/', trailingSlash: slash};
    const site = {...context, siteConfig} as typeof context;
    const {resultsPath} = clientSettings(site, options, [{label: ''}], false);
    expect(resultsPath).toBe(path);
  });
});
