import {describe, expect, it} from 'vitest';
import {SearchClient} from '../../../../../plugins/search-local/client/searchClient';
import type {OpenTransport} from '../../../../../plugins/search-local/client/searchClient';
import type {
  SearchRequest,
  SearchResponse,
} from '../../../../../plugins/search-local/client/messages';
import {searchDocument} from '../../../../support/searchDocuments';

const settings = {} as ConstructorParameters<typeof SearchClient>[0];
const hits = [{document: searchDocument(0), score: 1, terms: []}];

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
    opened[0]?.respond({kind: 'hits', id: 1, hits: []});
    opened[0]?.respond({kind: 'hits', id: 0, hits});
    expect(await first).toEqual(hits);
    expect(await second).toEqual([]);
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
    opened[1]?.respond({kind: 'hits', id: 0, hits});
    expect(await search).toEqual(hits);
  });

  it('gives up when the second channel breaks too', async () => {
    const {client, opened} = channel();
    const search = client.search('a');
    opened[0]?.fail('The worker stopped.');
    opened[1]?.fail('No code.');
    await expect(search).rejects.toThrow('No code.');
  });
});
