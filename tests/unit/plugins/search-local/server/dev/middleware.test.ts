import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {DevIndex} from '../../../../../../plugins/search-local/server/dev/devIndex';
import {indexMiddleware} from '../../../../../../plugins/search-local/server/dev/middleware';

const index = {
  get: () =>
    Promise.resolve({
      files: [
        {name: 'search-index-en.json', json: '{"documents":[]}'},
        {name: 'assets/search-texts-en-1/0.json', json: '["Text."]'},
      ],
      etag: '"7"',
    }),
} as unknown as DevIndex;
const handle = indexMiddleware('/base/', index);
const server = createServer((request, response) => {
  void handle(request, response, () => {
    response.writeHead(418).end();
  });
});
let origin = '';

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, () => {
        origin = `http://localhost:${(server.address() as AddressInfo).port}`;
        resolve();
      });
    }),
);
afterAll(() => server.close());

describe('indexMiddleware', () => {
  it('answers for the index, with an entity tag', async () => {
    const response = await fetch(`${origin}/base/search-index-en.json?x=1`);
    expect(response.headers.get('etag')).toBe('"7"');
    expect(await response.json()).toEqual({documents: []});
  });

  it('sends nothing to who has it already', async () => {
    const response = await fetch(`${origin}/base/search-index-en.json`, {
      headers: {'If-None-Match': '"7"'},
    });
    expect(response.status).toBe(304);
  });

  it('answers for the texts', async () => {
    const response = await fetch(
      `${origin}/base/assets/search-texts-en-1/0.json`,
    );
    expect(await response.json()).toEqual(['Text.']);
  });

  it.each([
    '/base/',
    '/search-index-en.json',
    '/base/assets/search-texts-en-0/0.json',
    '/base/assets/search-texts-en-1/1.json',
  ])('passes a request for %s on', async (path) => {
    expect((await fetch(origin + path)).status).toBe(418);
  });
});
