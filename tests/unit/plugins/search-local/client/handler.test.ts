import {describe, expect, it} from 'vitest';
import {createHandler} from '../../../../../plugins/search-local/client/handler';
import type {SearchResponse} from '../../../../../plugins/search-local/client/messages';
import type {SearchFilters} from '../../../../../plugins/search-local/shared/answer';
import {DEFAULT_OPTIONS} from '../../../../../plugins/search-local/options';
import {buildIndex} from '../../../../../plugins/search-local/server/buildIndex';
import {searchDocument} from '../../../../support/searchDocuments';

const pages: Record<string, string[]> = {
  '/en.json': ['Zebra', 'Zebra crossing near a river'],
  '/de.json': ['Zebra und Fluss'],
};
/** A handler, and what it answered to a search. */
function start() {
  const posted: SearchResponse[] = [];
  const handle = createHandler(environment, (response) =>
    posted.push(response),
  );
  return {
    posted,
    handle,
    async ask(query: string, filters: SearchFilters = {}, limit = 8) {
      await handle({kind: 'search', id: 7, query, filters, limit});
      const last = posted.at(-1);
      return last?.kind === 'answer' ? last.answer : undefined;
    },
  };
}

const environment: Parameters<typeof createHandler>[0] = {
  fetch: (url) => {
    const titles = pages[String(url)];
    return Promise.resolve(
      titles
        ? Response.json(
            buildIndex(
              titles.map((title, id) =>
                searchDocument(id, {
                  title,
                  sectionRoute: `${String(url)}/${id}`,
                }),
              ),
              {locale: 'en', k1: 1.2, b: 0.75},
            ),
          )
        : new Response('', {status: 404}),
    );
  },
  now: () => 0,
  warn: () => undefined,
};

const setup = (urls: string[]) => ({
  kind: 'setup' as const,
  settings: {
    ...DEFAULT_OPTIONS,
    indexes: urls.map((url) => ({locale: url, url})),
    searchParentCategories: false,
    revalidate: false,
  },
});

describe('createHandler', () => {
  it('merges the results of all locales by score and gives the best', async () => {
    const {handle, ask} = start();
    await handle(setup(['/en.json', '/de.json']));
    const answer = await ask('zebra', {}, 2);
    expect(answer?.total).toBe(3);
    const scores = answer?.results.map(({score}) => score) ?? [];
    expect(scores).toHaveLength(2);
    expect(scores[0]).toBeGreaterThanOrEqual(scores[1] ?? Infinity);
  });

  it('answers from the other locales where one does not load, and tells', async () => {
    const {handle, ask, posted} = start();
    await handle(setup(['/missing.json', '/de.json']));
    const answer = await ask('fluss');
    expect(answer?.results[0]?.title.map(({text}) => text).join('')).toBe(
      'Zebra und Fluss',
    );
    expect(posted).toContainEqual({kind: 'status', status: {state: 'failed'}});
  });

  it('keeps to the filters', async () => {
    const {handle, ask} = start();
    await handle(setup(['/en.json']));
    expect((await ask('zebra', {kind: 'guide'}))?.total).toBe(2);
    expect((await ask('zebra', {kind: 'news'}))?.total).toBe(0);
  });

  it('loads the index before the first search, and says how far it is', async () => {
    const {handle, posted} = start();
    await handle(setup(['/en.json']));
    await handle({kind: 'warmUp'});
    expect(posted[0]).toEqual({
      kind: 'status',
      status: {state: 'loading', loadedBytes: 0},
    });
    expect(posted.at(-1)).toEqual({kind: 'status', status: {state: 'ready'}});
  });

  it('tells when it was not set up', async () => {
    const {ask, posted} = start();
    await ask('zebra');
    expect(posted).toEqual([
      {
        kind: 'failed',
        id: 7,
        reason: 'Search was asked before it was set up.',
      },
    ]);
  });
});
