import {DEFAULT_OPTIONS} from '../../plugins/search-local/options';
import type {SearchSettings} from '../../plugins/search-local/tool/createSearch';
import type {Site} from '../../plugins/search-tool/shared/site';
import {filesOf, indexedPage} from './searchSite';

const BASE = '/base/';

/** Names of the index of a version. */
const place = (name: string, version?: string) => ({
  locale: 'en',
  url: `${BASE}search-index-${name}.json`,
  titlesUrl: `${BASE}search-titles-${name}.json`,
  ...(version !== undefined && {version: {instance: 'default', name: version}}),
});

/** What the search box of the site says, with an older version of the docs. */
export const SETTINGS: SearchSettings = {
  indexes: [place('en'), place('en-1.0', '1.0')],
  boosts: DEFAULT_OPTIONS.boosts,
  kinds: {guide: 'How-to'},
  panelPlacement: 'end',
  maxResults: 2,
  revalidate: false,
};

const newest = filesOf([
  indexedPage('Zebra', 'It has stripes & runs.', {
    sections: [
      {title: 'Food', id: 'food', content: 'Grass feeds it all day long.'},
    ],
  }),
  indexedPage('Zebra crossing', 'Stripes on a road.', {isDeprecated: true}),
  indexedPage('Zebra finch', 'A bird of two colors.', {type: 'blog'}),
]);

const older = filesOf([indexedPage('Quagga', 'A zebra of old.')], {
  version: {instance: 'default', name: '1.0'},
});

/** The files of the site by their paths from the origin. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ...[newest, older].flatMap(({index, texts}) =>
    [index, ...texts].map(({name, json}) => [BASE + name, json] as const),
  ),
  [
    `${BASE}docs/zebra.md`,
    '---\ntitle: Zebra\n---\n\n# Zebra \\[1\\]\n\nText.',
  ],
  [`${BASE}docs/animals/index.md`, '# Animals\n\nAll of them.\n'],
  [`${BASE}docs/page.md`, '<!DOCTYPE html><title>Not found</title>'],
]);

/** A site of three pages that is kept in memory, and the paths that it was asked for. */
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
