import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../../.tools/staticServer.mjs';

const buildDir = mkdtempSync(path.join(tmpdir(), 'static-'));
mkdirSync(path.join(buildDir, 'docs', 'a'), {recursive: true});
writeFileSync(path.join(buildDir, 'index.html'), 'home');
writeFileSync(path.join(buildDir, '404.html'), 'not found');
writeFileSync(path.join(buildDir, 'docs', 'a', 'index.html'), 'page a');

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
    ['/help/../../etc/passwd', 302, ''],
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
  ])('%s leads to %s', async (url, target) => {
    expect((await get(url)).headers.get('location')).toBe(target);
  });

  it('tells when the port is taken', async () => {
    const port = Number(new URL(origin).port);
    await expect(
      startStaticServer({buildDir, baseUrl: '/help/', port}),
    ).rejects.toThrow(`Port ${port} is taken. Choose another one with --port.`);
  });
});
