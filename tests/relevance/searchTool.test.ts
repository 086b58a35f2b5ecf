import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {createHandler} from '../../plugins/search-local/client/handler';
import type {SearchResponse} from '../../plugins/search-local/client/messages';
import {DEFAULT_OPTIONS} from '../../plugins/search-local/options';
import {search as siteOptions} from '../../src/search';
import {ROOT} from '../support/sites';
import {
  buildToolServer,
  callServer,
  startToolServer,
} from '../support/toolServer';
import {readQueries} from './support/queries';

const BUILD = path.join(ROOT, 'build');
const BASE_URL = '/help/';
const SHOWN = siteOptions.maxResults;
const COUNT = 200;

/** Draws queries from all data files, each in proportion to its size. */
function drawQueries(): string[] {
  const all = readdirSync(path.join(__dirname, 'data'))
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => readQueries(file).map(({text}) => text));
  const each = [...new Set(all)];
  return Array.from(
    {length: COUNT},
    (_, at) => each[Math.floor((at * each.length) / COUNT)]!,
  );
}

/** Response of a host for a file of the built site. */
function builtFile(url: string): Promise<Response> {
  const file = path.join(BUILD, url.slice(BASE_URL.length));
  return Promise.resolve(
    existsSync(file)
      ? new Response(readFileSync(file))
      : new Response(null, {status: 404}),
  );
}

/** The compared fields of a result. */
type Row = {
  readonly title: string;
  readonly route: string;
  readonly excerpt: string;
};

/** Creates the search of the site with the handler of its worker. */
async function siteSearch(): Promise<(query: string) => Promise<Row[]>> {
  const posted: SearchResponse[] = [];
  const handle = createHandler(
    {
      fetch: (url) => builtFile(url as string),
      now: () => performance.now(),
      warn: (message) => console.warn(message),
      pause: (milliseconds) =>
        new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
    (response) => posted.push(response),
  );
  const location = {
    locale: 'en',
    url: `${BASE_URL}search-index-en.json`,
    titlesUrl: `${BASE_URL}search-titles-en.json`,
  };
  const settings = {
    ...DEFAULT_OPTIONS,
    indexes: [location],
    resultsPath: `${BASE_URL}search`,
    revalidate: false,
  };
  await handle({kind: 'setup', settings});
  const plain = (parts: readonly {text: string}[]) =>
    parts.map(({text}) => text).join('');
  return async (query) => {
    posted.length = 0;
    await handle({
      kind: 'search',
      id: 1,
      asker: 0,
      query,
      filters: {},
      limit: SHOWN,
    });
    const last = posted.at(-1);
    if (last?.kind !== 'answer') {
      throw new Error(`The site does not answer ${query}.`);
    }
    return last.answer.results.map(({title, route, excerpt}) => ({
      title: plain(title),
      route,
      excerpt: plain(excerpt),
    }));
  };
}

async function toolSearch(client: Client, query: string): Promise<Row[]> {
  const {text} = await callServer(client, 'search', {query});
  const {results} = JSON.parse(text) as {results: Row[]};
  return results.map(({title, route, excerpt}) => ({title, route, excerpt}));
}

describe('the search as a tool', async () => {
  buildToolServer();
  const search = await siteSearch();
  const expected = new Map<string, Row[]>();
  const {server, origin} = await startStaticServer({
    buildDir: BUILD,
    baseUrl: BASE_URL,
    port: 0,
  });

  beforeAll(async () => {
    for (const query of drawQueries()) {
      expected.set(query, await search(query));
    }
  });

  afterAll(() => {
    server.close();
  });

  it('is compared by queries that have answers, most of them a full list', () => {
    expect(expected.size).toBe(COUNT);
    const full = [...expected.values()].filter(({length}) => length === SHOWN);
    expect(full.length).toBeGreaterThan(COUNT / 2);
  });

  it.each([
    ['the folder', BUILD],
    ['its host', `${origin}${BASE_URL}`],
  ])('has the first results of the site, from %s', async (_, place) => {
    const client = await startToolServer(place);
    for (const [query, rows] of expected) {
      expect(await toolSearch(client, query), query).toEqual(rows);
    }
    await client.close();
  });
});
