import type {Server} from 'node:http';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {agentsNode, runAgentsScript} from '../support/agentsNode';
import {nginx, startNginx} from '../support/nginx';
import {publishSite, PUBLISHED} from '../support/publishedSite';
import {ROOT, WORK_DIR} from '../support/sites';

/** Pages that the checks read on each run. All pages take two minutes. */
const PAGES = 24;

const ALL_PAGES = 5000;

/** On short pages, and posts with their list of posts, what comes before the text (navbar, breadcrumbs, contents) is more than a tenth of the whole. */
const SHORT_PAGES = /^content-start-position: 7\d of \d+ .* at 10–50%/;

/** The catalog lists all operators for people, at two addresses; its copy leads to them by folders. */
const CATALOG = /^page-size-html: 2 of \d+ /;

type Result = {
  readonly id: string;
  readonly status: string;
  readonly message: string;
};

const site = path.join(WORK_DIR, 'published');

const check = async (origin: string, pages: number) =>
  (await runAgentsScript('check.mjs', [
    `${origin}/help`,
    PUBLISHED,
    String(pages),
  ])) as {testedPages: number; results: Result[]};

function notPassed(results: readonly Result[]): string[] {
  return results
    .filter(({status}) => !['pass', 'skip'].includes(status))
    .map(({id, message}) => `${id}: ${message}`);
}

/** What did not pass on some pages, one of which is short. */
const notPassedBySome = (results: readonly Result[]) =>
  notPassed(results).filter(
    (each) => !each.startsWith('content-start-position: 1 of '),
  );

/** Checks pages of a site that nginx serves. */
async function checkWithNginx(pages: number) {
  const server = await startNginx(site, '/help/');
  try {
    return await check(server.origin, pages);
  } finally {
    server.end();
  }
}

describe.skipIf(!agentsNode)('programs that read the site', () => {
  beforeAll(() => publishSite(path.join(ROOT, 'build'), site), 600_000);

  // The lists of pages, which take half a minute, are the same as with nginx.
  it.skipIf(nginx && !process.env.ALL_PAGES)(
    'find what they need on a static host, but no choice of formats',
    {timeout: 600_000},
    async () => {
      const {server, origin} = (await startStaticServer({
        buildDir: site,
        baseUrl: '/help/',
        port: 0,
      })) as {server: Server; origin: string};
      // The checks parse for longer than a connection is kept otherwise.
      server.keepAliveTimeout = 600_000;
      const {testedPages, results} = await check(origin, PAGES);
      server.closeAllConnections();
      server.close();
      expect(testedPages).toBe(PAGES);
      expect(notPassedBySome(results)).toEqual([
        expect.stringMatching(/^content-negotiation: /),
      ]);
    },
  );

  it.skipIf(!nginx)(
    'find all that they need with nginx',
    {timeout: 600_000},
    async () => {
      const {testedPages, results} = await checkWithNginx(PAGES);
      expect(testedPages).toBe(PAGES);
      expect(notPassedBySome(results)).toEqual([]);
    },
  );

  it.skipIf(!nginx || !process.env.ALL_PAGES)(
    'find all that they need with nginx, on every page',
    {timeout: 600_000},
    async () => {
      const {testedPages, results} = await checkWithNginx(ALL_PAGES);
      expect(testedPages).toBeGreaterThan(900);
      expect(notPassed(results)).toEqual([
        expect.stringMatching(CATALOG),
        expect.stringMatching(SHORT_PAGES),
      ]);
    },
  );
});
