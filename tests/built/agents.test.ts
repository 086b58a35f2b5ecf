import type {Server} from 'node:http';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {agentsNode, runAgentsScript} from '../support/agentsNode';
import {nginx, startNginx} from '../support/nginx';
import {publishSite, PUBLISHED} from '../support/publishedSite';
import {ROOT, WORK_DIR} from '../support/sites';

/** Pages that the checks read on a plain host. With nginx, they read all: that takes two minutes. */
const PAGES = 24;

const ALL_PAGES = 5000;

/** The catalog lists all operators: more than a program may read at once, at each of its two addresses. */
const OF_THE_CATALOG =
  /^(page-size-markdown|page-size-html|single-fetch-completeness): 2 of /;

/**
 * What pages do not meet: a sidebar stands before the text of a page, in the
 * order in which keys go through it, and counts as what comes before the text.
 * Content is compared by whole lines, of which some are set otherwise in
 * Markdown; copies.test.ts compares the words.
 */
const NOT_MET = ['content-start-position', 'markdown-content-parity'];

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
    .filter(
      ({id, status}) =>
        !['pass', 'skip'].includes(status) && !NOT_MET.includes(id),
    )
    .map(({id, message}) => `${id}: ${message}`);
}

describe.skipIf(!agentsNode)('programs that read the site', () => {
  beforeAll(() => publishSite(path.join(ROOT, 'build'), site), 600_000);

  it(
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
      expect(notPassed(results)).toEqual([
        expect.stringMatching(/^content-negotiation: /),
      ]);
    },
  );

  it.skipIf(!nginx)(
    'find all that they need with nginx, on every page',
    {timeout: 600_000},
    async () => {
      const server = await startNginx(site, '/help/');
      try {
        const {testedPages, results} = await check(server.origin, ALL_PAGES);
        expect(testedPages).toBeGreaterThan(900);
        const others = notPassed(results).filter(
          (each) => !OF_THE_CATALOG.test(each),
        );
        expect(others).toEqual([]);
      } finally {
        server.end();
      }
    },
  );
});
