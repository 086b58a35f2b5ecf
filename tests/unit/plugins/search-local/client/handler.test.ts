import {describe, expect, it} from 'vitest';
import {createHandler} from '../../../../../plugins/search-local/client/handler';
import {DEFAULT_OPTIONS} from '../../../../../plugins/search-local/options';
import {buildIndex} from '../../../../../plugins/search-local/server/buildIndex';
import {searchDocument} from '../../../../support/searchDocuments';

const pages: Record<string, string[]> = {
  '/en.json': ['Zebra', 'Zebra crossing near a river'],
  '/de.json': ['Zebra und Fluss'],
};
const handler = () =>
  createHandler({
    fetch: (url) => {
      const titles = pages[String(url)];
      return Promise.resolve(
        titles
          ? Response.json(
              buildIndex(
                titles.map((title, id) => searchDocument(id, {title})),
                {locale: 'en', k1: 1.2, b: 0.75},
              ),
            )
          : new Response('', {status: 404}),
      );
    },
    now: () => 0,
    warn: () => undefined,
  });

const setup = (urls: string[], maxResults = 8) => ({
  kind: 'setup' as const,
  settings: {
    ...DEFAULT_OPTIONS,
    indexes: urls.map((url) => ({locale: url, url})),
    searchParentCategories: false,
    maxResults,
    revalidate: false,
  },
});
const ask = (query: string) => ({kind: 'search' as const, id: 7, query});

describe('createHandler', () => {
  it('merges the hits of all locales by score and gives the best', async () => {
    const handle = handler();
    await handle(setup(['/en.json', '/de.json'], 2));
    const response = await handle(ask('zebra'));
    expect(response).toMatchObject({kind: 'hits', id: 7});
    const hits = response?.kind === 'hits' ? response.hits : [];
    expect(hits).toHaveLength(2);
    expect(hits[0]?.score).toBeGreaterThanOrEqual(hits[1]?.score ?? Infinity);
  });

  it('answers from the other locales where one does not load', async () => {
    const handle = handler();
    await handle(setup(['/missing.json', '/de.json']));
    expect(await handle(ask('fluss'))).toMatchObject({
      hits: [{document: {title: 'Zebra und Fluss'}}],
    });
  });

  it('tells when it was not set up', async () => {
    expect(await handler()(ask('zebra'))).toMatchObject({
      kind: 'failed',
      id: 7,
      reason: 'Search was asked before it was set up.',
    });
  });
});
