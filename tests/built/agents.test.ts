import type {Server} from 'node:http';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {agentsNode, runAgentsScript} from '../support/agentsNode';
import {nginx, startNginx} from '../support/nginx';
import {publishSite, PUBLISHED} from '../support/publishedSite';
import {ROOT, WORK_DIR} from '../support/sites';

/** Pages that the checks read; all of them would take many minutes. */
const PAGES = 24;

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

const check = async (origin: string) =>
  (await runAgentsScript('check.mjs', [
    `${origin}/help`,
    PUBLISHED,
    String(PAGES),
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
      const {testedPages, results} = await check(origin);
      server.closeAllConnections();
      server.close();
      expect(testedPages).toBe(PAGES);
      expect(notPassed(results)).toEqual([
        expect.stringMatching(/^content-negotiation: /),
      ]);
    },
  );

  it.skipIf(!nginx)(
    'find all that they need with nginx',
    {timeout: 600_000},
    async () => {
      const server = await startNginx(site, '/help/');
      try {
        expect(notPassed((await check(server.origin)).results)).toEqual([]);
      } finally {
        server.end();
      }
    },
  );
});
