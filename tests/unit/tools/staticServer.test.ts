import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {IncomingMessage, Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../../.tools/staticServer.mjs';

const buildDir = mkdtempSync(path.join(tmpdir(), 'static-'));
writeFileSync(path.join(buildDir, 'index.html'), 'home');
writeFileSync(path.join(buildDir, '404.html'), 'not found');
for (const name of ['a', 'c:d', '100%']) {
  mkdirSync(path.join(buildDir, 'docs', name), {recursive: true});
  writeFileSync(
    path.join(buildDir, 'docs', name, 'index.html'),
    `page ${name}`,
  );
}

const SCRIPT = 'const answer = 42;\n'.repeat(200);
writeFileSync(path.join(buildDir, 'main.js'), SCRIPT);
writeFileSync(path.join(buildDir, 'main.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(path.join(buildDir, 'main.js.gz'), gzipSync(SCRIPT));
for (const name of ['a.md', 'b.md', 'b.md.br']) {
  writeFileSync(path.join(buildDir, 'docs', name), '# A');
}

let server: Server;
let origin: string;
const get = (url: string) => fetch(origin + url, {redirect: 'manual'});

beforeAll(async () => {
  const started = (await startStaticServer({
    buildDir,
    baseUrl: '/help/',
    port: 0,
  })) as {server: Server; origin: string};
  ({server, origin} = started);
});
afterAll(() => server.close());

describe('startStaticServer', () => {
  it.each([
    ['/help/', 200, 'home'],
    ['/help/docs/a', 200, 'page a'],
    ['/help/docs/a/', 200, 'page a'],
    ['/help/docs/b', 404, 'not found'],
    ['/help/docs/c%3Ad', 200, 'page c:d'],
    ['/help/docs/c:d', 200, 'page c:d'],
    ['/help/docs/100%25', 200, 'page 100%'],
    ['/help/../../etc/passwd', 404, ''],
    ['/robots.txt', 404, ''],
  ])('%s answers %i', async (url, status, body) => {
    const response = await get(url);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
  });

  it.each([
    ['/help/docs/a/index.html', '/help/docs/a/'],
    ['/help/docs/a.html?q=1', '/help/docs/a?q=1'],
    ['/help/index.html', '/help/'],
    ['/', '/help/'],
    ['/help', '/help/'],
  ])('%s leads to %s', async (url, target) => {
    expect((await get(url)).headers.get('location')).toBe(target);
  });

  it.each(['/help/docs/a.md', '/help/docs/b.md'])(
    '%s is Markdown, compressed or not',
    async (url) => {
      expect((await get(url)).headers.get('content-type')).toBe(
        'text/markdown; charset=utf-8',
      );
    },
  );

  it('tells when the port is taken', async () => {
    const port = Number(new URL(origin).port);
    await expect(
      startStaticServer({buildDir, baseUrl: '/help/', port}),
    ).rejects.toThrow(`Port ${port} is taken. Choose another one with --port.`);
  });
});

type Answer = Pick<IncomingMessage, 'headers' | 'statusCode'> & {
  readonly body: Buffer;
};

/** Requests a file without decoding the answer. `fetch` would decode it. */
function raw(
  url: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .request(origin + url, {headers, method}, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            headers: response.headers,
            statusCode: response.statusCode,
            body: Buffer.concat(chunks),
          }),
        );
      })
      .on('error', reject)
      .end();
  });
}

const script = (acceptEncoding: string, more = {}, method = 'GET') =>
  raw('/help/main.js', {'Accept-Encoding': acceptEncoding, ...more}, method);

describe('a text that the build has compressed', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip, deflate', 'gzip', gzipSync(SCRIPT)],
    ['', undefined, Buffer.from(SCRIPT)],
  ])('goes to a client of "%s" as %s', async (accepted, encoding, sent) => {
    const {headers, body} = await script(accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body).toEqual(sent);
  });

  it('has a tag for each encoding, and is not sent again', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', ''].map((one) => script(one)),
    );
    const tags = answers.map(({headers}) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    const again = await script('br', {'If-None-Match': tags[0]});
    expect(again.statusCode).toBe(304);
    expect(again.body.length).toBe(0);
    const other = await script('gzip', {'If-None-Match': tags[0]});
    expect(other.statusCode).toBe(200);
  });

  it('gives a HEAD request the headers alone', async () => {
    const {headers, body} = await script('br', {}, 'HEAD');
    expect(headers['content-encoding']).toBe('br');
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(body.length).toBe(0);
  });
});

it('sends other files as they are', async () => {
  const {headers, body} = await raw('/help/docs/a', {'Accept-Encoding': 'br'});
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('page a');
});
