import {describe, expect, it} from 'vitest';
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
  return {posted, opened, client: new SearchClient(settings, open)};
}

describe('SearchClient', () => {
  it('opens nothing before the first search', () => {
    expect(channel().opened).toEqual([]);
  });

  it('gives each search its own answer, in whatever order they come', async () => {
    const {client, opened} = channel();
    const first = client.search('a');
    const second = client.search('b');
    opened[0]?.respond(answer(1, 'b'));
    opened[0]?.respond(answer(0, 'a'));
    expect(await first).toEqual(answerTo('a'));
    expect(await second).toEqual(answerTo('b'));
  });

  it('gives better answers as they come, until the final one', async () => {
    const {client, opened} = channel();
    const updates: string[] = [];
    const search = client.search('a', {
      onUpdate: ({query}) => updates.push(query),
    });
    opened[0]?.respond(answer(0, 'first', false));
    opened[0]?.respond(answer(0, 'second', false));
    opened[0]?.respond(answer(0, 'third'));
    opened[0]?.respond(answer(0, 'too late'));
    expect((await search).query).toBe('first');
    expect(updates).toEqual(['second', 'third']);
  });

  it('asks for as many results as the plugin shows, or as many as wanted', () => {
    const {client, posted} = channel();
    void client.search('a');
    void client.search('b', {limit: 50, filters: {kind: 'guide'}});
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
      status: {state: 'loading', loadedBytes: 0},
    });
    opened[0]?.respond({kind: 'status', status: {state: 'ready'}});
    stop();
    opened[0]?.respond({kind: 'status', status: {state: 'idle'}});
    expect(states).toEqual(['idle', 'loading', 'ready']);
  });

  it('warms up once', () => {
    const {client, opened, posted} = channel();
    client.warmUp();
    opened[0]?.respond({kind: 'status', status: {state: 'ready'}});
    client.warmUp();
    expect(posted.map(({kind}) => kind)).toEqual(['setup', 'warmUp']);
  });

  describe('with an answer that was prefetched', () => {
    const prefetched = (query: string): SearchResponse => ({
      kind: 'prefetched',
      key: JSON.stringify([query, {}, 8, undefined]),
      json: JSON.stringify(answerTo(query)),
    });

    function withPrefetched() {
      const opened = channel();
      void opened.client.search('jo', {prefetch: true});
      const worker = opened.opened[0]!;
      worker.respond(prefetched('joi'));
      const updates: SearchAnswer[] = [];
      const ask = () =>
        opened.client.search('joi', {
          onUpdate: (update) => updates.push(update),
        });
      return {...opened, worker, updates, ask};
    }

    it('gives it before the service has answered, and asks the service all the same', async () => {
      const {posted, ask} = withPrefetched();
      expect(await ask()).toEqual(answerTo('joi'));
      expect(posted.at(-1)).toMatchObject({kind: 'search', query: 'joi'});
    });

    it('says nothing more when the service answers the same', async () => {
      const {worker, updates, ask} = withPrefetched();
      await ask();
      worker.respond(answer(1, 'joi', false));
      worker.respond(answer(1, 'joi'));
      expect(updates).toEqual([]);
    });

    it('gives the better answers of the service', async () => {
      const {worker, updates, ask} = withPrefetched();
      await ask();
      const better = {...answerTo('joi'), total: 3};
      worker.respond({...answer(1, 'joi'), answer: better});
      expect(updates).toEqual([better]);
    });

    it('waits for the service once the index is loaded anew', async () => {
      const {worker, ask} = withPrefetched();
      worker.respond({
        kind: 'status',
        status: {state: 'loading', loadedBytes: 0},
      });
      const search = ask();
      const newer = {...answerTo('joi'), total: 3};
      worker.respond({...answer(1, 'joi'), answer: newer});
      expect(await search).toEqual(newer);
    });
  });

  it('rejects a search that the service could not answer', async () => {
    const {client, opened} = channel();
    const search = client.search('a');
    opened[0]?.respond({kind: 'failed', id: 0, reason: 'No memory.'});
    await expect(search).rejects.toThrow('No memory.');
  });

  it('asks again over a second channel when the first breaks', async () => {
    const {client, opened, posted} = channel();
    const search = client.search('a');
    opened[0]?.fail('The worker stopped.');
    expect(posted.map(({kind}) => kind)).toEqual([
      'setup',
      'search',
      'setup',
      'search',
    ]);
    opened[1]?.respond(answer(0, 'a'));
    expect(await search).toEqual(answerTo('a'));
  });

  it('gives up when the second channel breaks too', async () => {
    const {client, opened} = channel();
    const search = client.search('a');
    opened[0]?.fail('The worker stopped.');
    opened[1]?.fail('No code.');
    await expect(search).rejects.toThrow('No code.');
  });
});
