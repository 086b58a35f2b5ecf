import {spawn} from 'node:child_process';
import type {Server} from 'node:http';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {AGENTS_FOLDER, findAgentsNode} from '../../.tools/ensureAgents.mjs';
import {startStaticServer} from '../../.tools/staticServer.mjs';
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

const node = findAgentsNode();
const site = path.join(WORK_DIR, 'published');

async function check(
  origin: string,
): Promise<{testedPages: number; results: Result[]}> {
  const child = spawn(
    node!,
    ['check.mjs', `${origin}/help`, PUBLISHED, String(PAGES)],
    {
      cwd: AGENTS_FOLDER,
    },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) {
    throw new Error(`afdocs did not run:\n${errors}`);
  }
  return JSON.parse(output) as {testedPages: number; results: Result[]};
}

function notPassed(results: readonly Result[]): string[] {
  return results
    .filter(
      ({id, status}) =>
        !['pass', 'skip'].includes(status) && !NOT_MET.includes(id),
    )
    .map(({id, message}) => `${id}: ${message}`);
}

describe.skipIf(!node)('programs that read the site', () => {
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
