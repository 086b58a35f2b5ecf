import {beforeEach, describe, expect, it, vi} from 'vitest';
import {IndexLoader} from '../../../../../../plugins/search-local/client/load/indexLoader';
import type {SearchStatus} from '../../../../../../plugins/search-local/client/messages';
import {DEFAULT_OPTIONS} from '../../../../../../plugins/search-local/options';
import {filesOf, indexedPage} from '../../../../../support/searchSite';

const location = {locale: 'en', url: '/base/search-index-en.json'};
const body = filesOf([indexedPage('Zebra')]).index.json;
const answer = (etag = '"1"') => new Response(body, {headers: {etag}});

const fetch = vi.fn<typeof globalThis.fetch>();
const warn = vi.fn<(message: string) => void>();
const onStatus = vi.fn<(status: SearchStatus) => void>();
let now = 0;
const pause = () => Promise.resolve();
const loader = (revalidate = false) =>
  new IndexLoader(
    {fetch, warn, now: () => now, pause},
    {revalidate, boosts: DEFAULT_OPTIONS.boosts},
    onStatus,
  );

beforeEach(() => {
  vi.resetAllMocks();
  fetch.mockImplementation(() => Promise.resolve(answer()));
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
      'another file',
      () => Promise.resolve(new Response('{"documents":[],"index":{}}')),
    ],
    ['an empty file', () => Promise.resolve(new Response(''))],
    [
      'a file of wrong shape',
      () => Promise.resolve(new Response('{"documents":1,"index":[]}')),
    ],
    ['a cut file', () => Promise.resolve(new Response(body.slice(0, -20)))],
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

  describe('with a first tier', () => {
    const {index, titles} = filesOf([indexedPage('Zebra')], {
      synonyms: {'striped horse': ['zebra']},
    });
    const tiered = {...location, titlesUrl: '/base/search-titles-en.json'};
    const serve = (answerTitles: () => Promise<Response>) =>
      fetch.mockImplementation((url) =>
        url === tiered.titlesUrl
          ? answerTitles()
          : Promise.resolve(new Response(index.json)),
      );

    it.each([
      ['come', () => Promise.resolve(new Response(titles.json))],
      ['cannot be had', () => Promise.resolve(new Response('', {status: 404}))],
      ['are damaged', () => Promise.resolve(new Response('<html>'))],
      ['never come', () => new Promise<Response>(() => undefined)],
    ])(
      'loads the complete index, synonyms and all, when the titles %s',
      async (_, answerTitles) => {
        serve(answerTitles);
        const loaded = await loader().load(tiered);
        expect(loaded?.index.isFirstTier).toBe(false);
        expect([...(loaded?.index.synonyms.values() ?? [])]).toEqual([
          ['zebra'],
        ]);
      },
    );
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

  it('tells who wants the complete index why it cannot be had', async () => {
    fetch.mockImplementationOnce(() =>
      Promise.resolve(new Response('', {status: 404})),
    );
    const strict = loader();
    const reason = `${location.url} answered 404.`;
    await expect(strict.loadComplete(location)).rejects.toThrow(reason);
    await expect(strict.loadComplete(location)).resolves.toMatchObject({
      index: {locale: 'en'},
    });
  });

  it.each([
    ['compressed answers have weak tags', {etag: 'W/"1"'}, {etag: '"1"'}, 1],
    [
      'the host tells the day of the last change',
      {'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT'},
      {'last-modified': 'Tue, 02 Jan 2024 00:00:00 GMT'},
      2,
    ],
    ['the host tells nothing of versions', {}, {}, 1],
  ])(
    'asks for a newer index where %s',
    async (_, first: HeadersInit, later: HeadersInit, loads) => {
      fetch.mockImplementation((_url, init) =>
        Promise.resolve(
          new Response(init?.method === 'HEAD' ? null : body, {
            headers: init?.method === 'HEAD' ? later : first,
          }),
        ),
      );
      const dev = loader(true);
      await dev.load(location);
      now = 1000;
      await dev.load(location);
      const methods = fetch.mock.calls.map(([, init]) => init?.method);
      expect(methods.filter((method) => method === 'HEAD')).toHaveLength(1);
      expect(methods.filter((method) => method !== 'HEAD')).toHaveLength(loads);
    },
  );

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
