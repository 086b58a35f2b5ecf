import {DEFAULT_OPTIONS} from '../../plugins/search-local/options';
import type {SearchSettings} from '../../plugins/search-local/tool/createSearch';
import type {Site} from '../../plugins/search-tool/shared/site';
import {filesOf, indexedPage} from './searchSite';

const BASE = '/base/';

/** Settings in the search box of the site. */
export const SETTINGS: SearchSettings = {
  indexes: [
    {
      locale: 'en',
      url: `${BASE}search-index-en.json`,
      titlesUrl: `${BASE}search-titles-en.json`,
    },
  ],
  boosts: DEFAULT_OPTIONS.boosts,
  kinds: {guide: 'How-to'},
  resultsPath: `${BASE}search`,
  maxResults: 2,
  revalidate: false,
};

const {index, texts} = filesOf([
  indexedPage('Zebra', 'It has stripes & runs.', {
    sections: [
      {title: 'Food', id: 'food', content: 'Grass feeds it all day long.'},
    ],
  }),
  indexedPage('Zebra crossing', 'Stripes on a road.', {isDeprecated: true}),
  indexedPage('Zebra finch', 'A bird of two colors.', {type: 'blog'}),
]);

/** Files of the site by their paths from the origin. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ...[index, ...texts].map(({name, json}) => [BASE + name, json] as const),
  [
    `${BASE}docs/zebra.md`,
    '---\ntitle: Zebra\n---\n\n# Zebra \\[1\\]\n\nText.',
  ],
  [`${BASE}docs/animals/index.md`, '# Animals\n\nAll of them.\n'],
  [`${BASE}docs/page.md`, '<!DOCTYPE html><title>Not found</title>'],
]);

/**
 * Creates a site of three pages in memory, and records the requested paths in
 * `asked`.
 */
export function toolSite(
  changes: Partial<Site> & {readonly files?: ReadonlyMap<string, string>} = {},
): Site & {readonly asked: string[]} {
  const {files = FILES, ...rest} = changes;
  const asked: string[] = [];
  return {
    place: 'https://docs.example.com',
    settings: SETTINGS,
    pause: () => new Promise(() => undefined),
    fetch: (input) => {
      const path = input as string;
      asked.push(path);
      const body = files.get(path);
      return Promise.resolve(
        new Response(body ?? null, {status: body === undefined ? 404 : 200}),
      );
    },
    asked,
    ...rest,
  };
}
