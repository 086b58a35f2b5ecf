import {describe, expect, it, vi} from 'vitest';
import {SearchClient} from '../../../../../plugins/search-local/client/searchClient';
import type {OpenTransport} from '../../../../../plugins/search-local/client/searchClient';
import type {
  SearchRequest,
  SearchResponse,
} from '../../../../../plugins/search-local/client/messages';
import type {SearchAnswer} from '../../../../../plugins/search-local/shared/answer';

const settings = {maxResults: 8} as ConstructorParameters<
  typeof SearchClient
>[0];

const answerTo = (query: string): SearchAnswer => ({
  query,
  results: [],
  total: 0,
  terms: [],
  suggestions: [],
});
const answer = (id: number, query: string, isFinal = true) => ({
  kind: 'answer' as const,
  id,
  answer: answerTo(query),
  isFinal,
});

const options = {asker: 0};

/** Returns a client's first answer to a query. */
const ask = (client: SearchClient, query: string) =>
  new Promise<SearchAnswer>((resolve) => {
    client.search(query, options, resolve);
  });

function channel() {
  const posted: SearchRequest[] = [];
  const opened: {
    respond: (response: SearchResponse) => void;
    fail: (reason: string) => void;
  }[] = [];
  const open: OpenTransport = (respond, fail) => {
    opened.push({respond, fail});
    return {post: (request) => posted.push(request), close: () => undefined};
  };
  return {posted, opened, client: new SearchClient(settings, [open, open])};
}

const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);

describe('SearchClient', () => {
  it('opens nothing before the first search', () => {
    expect(channel().opened).toEqual([]);
  });

  it('gives each search its own answer, in whatever order they come', async () => {
    const {client, opened} = channel();
    const first = ask(client, 'a');
    const second = ask(client, 'b');
    opened[0]?.respond(answer(1, 'b'));
    opened[0]?.respond(answer(0, 'a'));
    expect(await first).toEqual(answerTo('a'));
    expect(await second).toEqual(answerTo('b'));
  });

  it('gives better answers as they come, until the final one', () => {
    const {client, opened} = channel();
    const queries: string[] = [];
    client.search('a', options, ({query}) => queries.push(query));
    opened[0]?.respond(answer(0, 'first', false));
    opened[0]?.respond(answer(0, 'second', false));
    opened[0]?.respond(answer(0, 'third'));
    opened[0]?.respond(answer(0, 'too late'));
    expect(queries).toEqual(['first', 'second', 'third']);
  });

  it('asks for as many results as the plugin shows, or as many as wanted', () => {
    const {client, posted} = channel();
    void ask(client, 'a');
    const wanted = {...options, limit: 50, filters: {kind: 'guide'}} as const;
    client.search('b', wanted, () => undefined);
    expect(posted.slice(1)).toMatchObject([
      {limit: 8, filters: {}},
      {limit: 50, filters: {kind: 'guide'}},
    ]);
  });

  it('tells its listeners how far the index is', () => {
    const {client, opened} = channel();
    const states: string[] = [];
    const stop = client.onStatus(({state}) => states.push(state));
    client.warmUp();
    opened[0]?.respond({
      kind: 'status',
      status: {state: 'loading'},
    });
    opened[0]?.respond({kind: 'status', status: {state: 'ready'}});
    opened[0]?.respond({kind: 'status', status: {state: 'ready'}});
    stop();
    opened[0]?.respond({kind: 'status', status: {state: 'idle'}});
    expect(states).toEqual(['loading', 'ready']);
  });

  it('warms up once', () => {
    const {client, opened, posted} = channel();
    client.warmUp();
    opened[0]?.respond({kind: 'status', status: {state: 'ready'}});
    client.warmUp();
    expect(posted.map(({kind}) => kind)).toEqual(['setup', 'warmUp']);
  });

  it('asks again over a second channel when the first breaks', async () => {
    const {client, opened, posted} = channel();
    const search = ask(client, 'a');
    opened[0]?.fail('The worker stopped.');
    expect(posted.map(({kind}) => kind)).toEqual([
      'setup',
      'search',
      'setup',
      'warmUp',
      'search',
    ]);
    opened[1]?.respond(answer(0, 'a'));
    expect(await search).toEqual(answerTo('a'));
  });

  it('tries again over a second channel what the network has come back for', () => {
    const {client, opened, posted} = channel();
    void ask(client, 'a');
    opened[0]?.fail('offline');
    opened[1]?.fail('offline');
    posted.length = 0;
    client.retry();
    opened[2]?.fail('still offline');
    expect(posted.map(({kind}) => kind)).toEqual([
      'setup',
      'warmUp',
      'setup',
      'warmUp',
    ]);
  });

  it('gives up when the second channel breaks too', async () => {
    const {client, opened} = channel();
    const search = ask(client, 'a');
    opened[0]?.fail('The worker stopped.');
    opened[1]?.fail('No code.');
    expect(await search).toMatchObject({results: [], lack: 'index'});
    expect(warn).toHaveBeenCalledWith('Search finds nothing for now: No code.');
  });

  it('begins anew with the next search, also with two channels', async () => {
    const {client, opened} = channel();
    const states: string[] = [];
    client.onStatus(({state}) => states.push(state));
    const lost = ask(client, 'a');
    opened[0]?.fail('The worker stopped.');
    opened[1]?.fail('No code.');
    expect((await lost).lack).toBe('index');
    expect(states.at(-1)).toBe('failed');
    const search = ask(client, 'b');
    opened[2]?.fail('The worker stopped.');
    opened[3]?.respond(answer(1, 'b'));
    expect(await search).toEqual(answerTo('b'));
  });

  it('tries again what could not be loaded, and nothing else', () => {
    const {client, opened, posted} = channel();
    client.warmUp();
    client.retry();
    opened[0]?.respond({kind: 'status', status: {state: 'failed'}});
    client.retry();
    expect(posted.slice(1)).toEqual([{kind: 'warmUp'}, {kind: 'warmUp'}]);
  });

  it('tries once more if a load of the time without a network fails late', async () => {
    const {client, opened} = channel();
    const lost = ask(client, 'a');
    opened[0]?.fail('offline');
    opened[1]?.fail('offline');
    expect((await lost).lack).toBe('index');
    void ask(client, 'b');
    client.retry();
    opened[2]?.fail('offline');
    opened[3]?.fail('offline');
    expect(opened).toHaveLength(5);
    opened[4]?.fail('broken');
    opened[5]?.fail('broken');
    expect(opened).toHaveLength(6);
  });
});
