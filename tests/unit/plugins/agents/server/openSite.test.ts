import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {computeHere} from '../../../../../plugins/agents/tools/compute';
import {openSite} from '../../../../../plugins/agents/server/openSite';
import {SETTINGS} from '../../../../support/toolSite';

const BOX = `<div data-search-settings='${JSON.stringify(SETTINGS)}'></div>`;
const PAGE = `<!doctype html><title>Zebra help</title>${BOX}`;

const folderWith = (html?: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-site-'));
  if (html !== undefined) {
    writeFileSync(path.join(folder, 'index.html'), html);
  }
  return folder;
};

const closing: (() => void)[] = [];

/** Starts a host and returns its origin. */
async function host(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  closing.push(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

describe('openSite', () => {
  afterEach(() => {
    closing.splice(0).forEach((close) => close());
  });

  it('opens the folder that a site is built to, whose index may change', async () => {
    const folder = folderWith(PAGE);
    writeFileSync(path.join(folder, 'a.md'), '# A');
    const site = await openSite(folder, computeHere);
    expect(site).toMatchObject({
      title: 'Zebra help',
      settings: {...SETTINGS, revalidate: true},
    });
    expect(await (await site.fetch('/base/a.md')).text()).toBe('# A');
  });

  it('opens an address, and follows where it leads', async () => {
    const origin = await host((request, response) => {
      if (request.url === '/') {
        response.writeHead(302, {Location: '/base/'}).end();
      } else {
        response.end(request.url === '/base/' ? PAGE : `is ${request.url}`);
      }
    });
    const site = await openSite(`${origin}/`, computeHere);
    expect(await (await site.fetch('/base/a.md')).text()).toBe('is /base/a.md');
  });

  it('says why a host does not answer', async () => {
    const origin = await host((_, response) => response.end(PAGE));
    const site = await openSite(origin, computeHere);
    closing.splice(0).forEach((close) => close());
    await expect(openSite(origin, computeHere)).rejects.toThrow(
      new RegExp(`^${origin} does not answer \\(.*ECONNREFUSED.*\\)\\.$`),
    );
    await expect(site.fetch('/base/a.md')).rejects.toThrow(
      new RegExp(
        `^${origin}/base/a.md does not answer \\(.*ECONNREFUSED.*\\)\\.$`,
      ),
    );
  });

  it('says what an address answers that is no site', async () => {
    const origin = await host((_, response) => response.writeHead(404).end());
    await expect(openSite(origin, computeHere)).rejects.toThrow(
      `${origin} answered 404. Give the address of a page of the site, such as https://docs.example.com/help/.`,
    );
  });

  it('says what a folder lacks', async () => {
    const empty = folderWith();
    await expect(openSite(empty, computeHere)).rejects.toThrow(
      `There is no built site in ${empty}: it has no index.html. Build the site (npm run build), and give the folder that it is built to.`,
    );
    const other = folderWith('<p>text</p>');
    await expect(openSite(other, computeHere)).rejects.toThrow(
      `${other} has no search box that says where its index is. Give a site that is built with docusaurus-plugin-search-sections.`,
    );
  });
});
