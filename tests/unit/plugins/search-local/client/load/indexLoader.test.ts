import {beforeEach, describe, expect, it, vi} from 'vitest';
import {IndexLoader} from '../../../../../../plugins/search-local/client/load/indexLoader';
import type {SearchStatus} from '../../../../../../plugins/search-local/client/status';
import {DEFAULT_OPTIONS} from '../../../../../../plugins/search-local/options';
import {filesOf, indexedPage} from '../../../../../support/searchSite';

const location = {locale: 'en', url: '/base/search-index-en.json'};
const body = filesOf([indexedPage('Zebra')]).index.json;
const answer = (etag = '"1"') => new Response(body, {headers: {etag}});

const fetch = vi.fn<typeof globalThis.fetch>();
const warn = vi.fn<(message: string) => void>();
const onStatus = vi.fn<(status: SearchStatus) => void>();
let now = 0;
const pause = vi.fn<(milliseconds: number) => Promise<void>>();
const loader = (revalidate = false) =>
  new IndexLoader(
    {fetch, warn, now: () => now, pause},
    {revalidate, boosts: DEFAULT_OPTIONS.boosts},
    onStatus,
  );

beforeEach(() => {
  vi.resetAllMocks();
  fetch.mockImplementation(() => Promise.resolve(answer()));
  pause.mockResolvedValue();
  now = 0;
});

describe('IndexLoader', () => {
  it('shares one request between searches at the same time and later', async () => {
    const shared = loader();
    const [first, second] = await Promise.all([
      shared.load(location),
      shared.load(location),
    ]);
    expect(first).toBe(second);
    now = 1e6;
    expect(await shared.load(location)).toBe(first);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an error status', () => Promise.resolve(new Response('', {status: 404}))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    [
      'a damaged file',
      () => Promise.resolve(new Response('{"documents":[],"index":{}}')),
    ],
  ])(
    'counts %s as an empty index, warns, and tries again',
    async (_, failure) => {
      fetch.mockImplementationOnce(failure);
      const retrying = loader();
      expect(await retrying.load(location)).toBeUndefined();
      expect(warn).toHaveBeenCalledTimes(1);
      expect(onStatus).toHaveBeenLastCalledWith({state: 'failed'});
      expect(await retrying.load(location)).toMatchObject({
        index: {locale: 'en'},
      });
    },
  );

  it('knows the synonyms of the first tier in the complete index', async () => {
    const {index, titles} = filesOf([indexedPage('Zebra')], {
      synonyms: {'striped horse': ['zebra']},
    });
    const bodies = [titles.json, index.json];
    fetch.mockImplementation(() =>
      Promise.resolve(new Response(bodies.shift() ?? '')),
    );
    const loaded = await loader().load({
      ...location,
      titlesUrl: '/base/search-titles-en.json',
    });
    expect(loaded?.index.isFirstTier).toBe(false);
    expect([...(loaded?.index.synonyms.values() ?? [])]).toEqual([['zebra']]);
  });

  it('leaves the page time to paint what the first tier answers', async () => {
    const files = filesOf([indexedPage('Zebra')]);
    fetch.mockImplementation((url) =>
      Promise.resolve(
        new Response(
          (url as string).includes('titles')
            ? files.titles.json
            : files.index.json,
        ),
      ),
    );
    let goOn: () => void = () => undefined;
    pause.mockImplementation(
      () =>
        new Promise((resolve) => {
          goOn = resolve;
        }),
    );
    const tiered = loader();
    const both = {...location, titlesUrl: '/base/search-titles-en.json'};
    expect((await tiered.loadTitles(both))?.index.isFirstTier).toBe(true);
    const complete = tiered.load(both);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    const states = () => onStatus.mock.calls.map(([{state}]) => state);
    expect(states()).not.toContain('ready');
    goOn();
    expect((await complete)?.index.isFirstTier).toBe(false);
    expect(states()).toContain('ready');
  });

  it('loads each locale of its own', async () => {
    const both = loader();
    await both.load(location);
    await both.load({locale: 'de', url: '/base/de/search-index-de.json'});
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/base/search-index-en.json',
      '/base/de/search-index-de.json',
    ]);
  });

  it('in the dev server loads a changed index again, and an unchanged one not', async () => {
    const dev = loader(true);
    const first = await dev.load(location);
    now = 1000;
    expect(await dev.load(location)).toBe(first);
    fetch.mockImplementation(() => Promise.resolve(answer('"2"')));
    now = 2000;
    const changed = await dev.load(location);
    expect(changed).toBeDefined();
    expect(changed).not.toBe(first);
  });

  it('in the dev server keeps the index while the server is away', async () => {
    const dev = loader(true);
    const first = await dev.load(location);
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    now = 1000;
    expect(await dev.load(location)).toBe(first);
  });
});
