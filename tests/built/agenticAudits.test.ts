import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findBrowser} from '../../.tools/ensureBrowser.mjs';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {
  announcements,
  CATALOG_FILE,
} from '../../plugins/agents/build/announcements';
import {agentsNode, runAgentsScript} from '../support/agentsNode';
import {ROOT, WORK_DIR} from '../support/sites';

type Audit = {
  readonly id: string;
  readonly score: number | null;
  readonly mode: string;
  readonly message: string;
};

const BUILD = path.join(ROOT, 'build');
const UNNAMED = `<!doctype html><html lang="en"><head><title>Unnamed</title></head>
<body><main><h1>Unnamed</h1><button></button><input type="text"></main></body></html>`;

/**
 * Folder of an origin with the site below `/help/`, and with llms.txt and the
 * catalog at its root, as the README describes.
 */
const folder = path.join(WORK_DIR, 'origin');
let host: {server: Server; origin: string} | undefined;

const audit = async (route: string) =>
  (await runAgentsScript('audit.mjs', [
    host!.origin + route,
    findBrowser()!,
  ])) as Audit[];

/** Audits that apply but fail. Informative notes do not count. */
const notMet = (audits: readonly Audit[]) =>
  audits
    .filter(({score, mode}) => score !== 1 && mode !== 'notApplicable')
    .map(({id, message}) => `${id}: ${message}`);

/** Sorted ids of audits that apply to a page and that it meets. */
const applied = (audits: readonly Audit[]) =>
  audits
    .filter(({score, mode}) => score === 1 && mode !== 'notApplicable')
    .map(({id}) => id)
    .sort();

describe.skipIf(!agentsNode)('agents that use a page', () => {
  beforeAll(async () => {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    symlinkSync(BUILD, path.join(folder, 'help'));
    for (const name of ['llms.txt', '404.html']) {
      cpSync(path.join(BUILD, name), path.join(folder, name));
    }
    writeFileSync(path.join(folder, 'unnamed.html'), UNNAMED);
    // The build has no catalog without an origin.
    const files = announcements({
      title: 'Help',
      origin: 'https://docs.example.com',
      baseUrl: '/help/',
      server: 'https://docs.example.com/help/mcp',
      version: '1.0.0',
      skill: '---\nname: {name}\n---\n',
    });
    mkdirSync(path.join(folder, '.well-known'));
    writeFileSync(
      path.join(folder, CATALOG_FILE),
      files.find(({name}) => name === CATALOG_FILE)!.text,
    );
    host = (await startStaticServer({
      buildDir: folder,
      baseUrl: '/',
      port: 0,
    })) as {server: Server; origin: string};
  });

  afterAll(() => {
    host?.server.closeAllConnections();
    host?.server.close();
  });

  // Concurrently, because Lighthouse mostly waits until a page is idle.
  it.concurrent.each([
    ...(process.env.ALL_PAGES ? ['/help/docs/intro'] : []),
    '/help/docs/operators/scoring/apply_model',
  ])(
    'meet every audit of Lighthouse, and each applies: %s',
    {timeout: 300_000},
    async (route) => {
      const audits = await audit(route);
      expect(notMet(audits)).toEqual([]);
      expect(applied(audits)).toEqual([
        'agent-accessibility-tree',
        'ard-schema',
        'cumulative-layout-shift',
        'llms-txt',
        'webmcp-form-coverage',
        'webmcp-registered-tools',
        'webmcp-schema-validity',
      ]);
    },
  );

  it.concurrent(
    'are told of controls without a name',
    {timeout: 300_000},
    async () => {
      expect(notMet(await audit('/unnamed'))).toEqual([
        expect.stringMatching(/^agent-accessibility-tree: /),
      ]);
    },
  );
});
