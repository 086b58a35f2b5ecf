import type {Server} from 'node:http';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {agentsNode, runAgentsScript} from '../support/agentsNode';
import {publishSite, PUBLISHED} from '../support/publishedSite';
import {ROOT, WORK_DIR} from '../support/sites';

/**
 * Number of pages that the checks read in each run. All pages take two minutes.
 */
const PAGES = 24;

const ALL_PAGES = 5000;

/**
 * On short pages, and on posts with their list of posts, the elements before
 * the text (navbar, breadcrumbs, contents) are more than a tenth of the page.
 */
const SHORT_PAGES = /^content-start-position: [78]\d of \d+ .* at 10–50%/;

/**
 * The catalog lists all operators for people, at two URLs, and its copy links to
 * them by folder. The page of errors in data and roles is long, too.
 */
const LONG_PAGES = /^page-size-html: 3 of \d+ /;
const LONG_COPY = /^page-size-markdown: 1 of \d+ /;

/** A card of the home page is one link. Its copy has a colon between title and text. */
const CARDS = /^markdown-content-parity: 1 of \d+ /;

/** A static host sends HTML for every `Accept` header. */
const NEGOTIATION: unknown = expect.stringMatching(/^content-negotiation: /);

type Result = {
  readonly id: string;
  readonly status: string;
  readonly message: string;
};

const site = path.join(WORK_DIR, 'published');

/** Runs the checks on pages of the site, served by a static host. */
async function check(pages: number) {
  const {server, origin} = (await startStaticServer({
    buildDir: site,
    baseUrl: '/help/',
    port: 0,
  })) as {server: Server; origin: string};
  // The checks parse longer than the default keep-alive time of a connection.
  server.keepAliveTimeout = 600_000;
  const result = await runAgentsScript('check.mjs', [
    `${origin}/help`,
    PUBLISHED,
    String(pages),
  ]);
  server.closeAllConnections();
  server.close();
  return result as {testedPages: number; results: Result[]};
}

function notPassed(results: readonly Result[]): string[] {
  return results
    .filter(({status}) => !['pass', 'skip'].includes(status))
    .map(({id, message}) => `${id}: ${message}`);
}

/**
 * Checks that did not pass. A late content start on up to five pages of the
 * sample does not count, because one page in twelve is short, and each new page
 * changes the sample.
 */
const notPassedBySome = (results: readonly Result[]) =>
  notPassed(results).filter(
    (each) => !/^content-start-position: [1-5] of /.test(each),
  );

describe.skipIf(!agentsNode)('programs that read the site', () => {
  beforeAll(() => publishSite(path.join(ROOT, 'build'), site), 600_000);

  it(
    'find what they need on a static host, but no choice of formats',
    {timeout: 600_000},
    async () => {
      const {testedPages, results} = await check(PAGES);
      expect(testedPages).toBe(PAGES);
      expect(notPassedBySome(results)).toEqual([NEGOTIATION]);
    },
  );

  it.skipIf(!process.env.ALL_PAGES)(
    'find what they need on every page',
    {timeout: 600_000},
    async () => {
      const {testedPages, results} = await check(ALL_PAGES);
      expect(testedPages).toBeGreaterThan(900);
      expect(notPassed(results)).toEqual([
        NEGOTIATION,
        expect.stringMatching(LONG_COPY),
        expect.stringMatching(LONG_PAGES),
        expect.stringMatching(SHORT_PAGES),
        expect.stringMatching(CARDS),
      ]);
    },
  );
});
