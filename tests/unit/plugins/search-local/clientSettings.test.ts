import {describe, expect, it} from 'vitest';
import {clientSettings} from '../../../../plugins/search-local/clientSettings';
import {DEFAULT_OPTIONS} from '../../../../plugins/search-local/options';

const context = {
  baseUrl: '/base/',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    currentLocale: 'en',
    localeConfigs: {en: {baseUrl: '/base/'}, de: {baseUrl: '/base/de/'}},
  },
} as unknown as Parameters<typeof clientSettings>[0];
const options = {...DEFAULT_OPTIONS, id: 'default'};

describe('clientSettings', () => {
  it('names the files of each locale at its own base URL', () => {
    expect(clientSettings(context, options, false).indexes).toEqual([
      {
        locale: 'en',
        url: '/base/search-index-en.json',
        titlesUrl: '/base/search-titles-en.json',
      },
      {
        locale: 'de',
        url: '/base/de/search-index-de.json',
        titlesUrl: '/base/de/search-titles-de.json',
      },
    ]);
  });

  it('names only the current locale in the dev server, which asks for news', () => {
    expect(clientSettings(context, options, true)).toMatchObject({
      indexes: [{locale: 'en', url: '/base/search-index-en.json'}],
      revalidate: true,
    });
  });
});
