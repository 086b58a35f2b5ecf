import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Client} from '@modelcontextprotocol/client';
import {afterEach, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import type {PublishedRecipe} from '../../plugins/agents/tools/recipe';
import {TOOLS} from '../../plugins/agents/tools/table';
import {ROOT} from '../support/sites';
import {
  buildToolServer,
  callServer,
  startToolServer,
  TOOL_PACKAGE,
  TOOL_SERVER,
} from '../support/toolServer';

const BUILD = path.join(ROOT, 'build');
const INTRO = '/help/docs/intro';

/** Runs the command until it exits. */
function run(...args: readonly string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [TOOL_SERVER, ...args],
    {encoding: 'utf8', input: ''},
  );
  return {status, stdout, stderr};
}

const folder = () => mkdtempSync(path.join(tmpdir(), 'help-agent-'));

/** Copies files of the built site to a new, otherwise empty folder. */
function partOfBuild(...files: readonly string[]): string {
  const target = folder();
  for (const file of files) {
    cpSync(path.join(BUILD, file), path.join(target, file));
  }
  return target;
}

describe('the MCP server', () => {
  buildToolServer();
  const clients: Client[] = [];
  const start = async (...args: Parameters<typeof startToolServer>) => {
    const client = await startToolServer(...args);
    clients.push(client);
    return client;
  };

  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
  });

  it('is packed as one file that npx runs', async () => {
    const target = folder();
    execFileSync('npm', ['pack', '--pack-destination', target], {
      cwd: TOOL_PACKAGE,
      stdio: 'pipe',
    });
    const [packed] = readdirSync(target);
    const listed = execFileSync('tar', [
      '--list',
      `--file=${path.join(target, packed!)}`,
    ]).toString();
    expect(listed.trim().split('\n').sort()).toEqual([
      'package/README.md',
      'package/lib/server.cjs',
      'package/package.json',
    ]);
    const client = await start(BUILD, [
      'npx',
      '--yes',
      '--offline',
      `--package=${path.join(target, packed!)}`,
      'help-agent',
    ]);
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(TOOLS.map(({name}) => name));
  });

  it('is run by npx from the repository', async () => {
    const client = await start(BUILD, [
      'npx',
      '--yes',
      '--offline',
      TOOL_PACKAGE,
    ]);
    const {text} = await callServer(client, 'read', {route: INTRO});
    expect(text).toContain('\n# Introduction to Altair AI Cloud\n');
  });

  it('reads pages of a host as it reads those of a folder', async () => {
    const {server, origin} = await startStaticServer({
      buildDir: BUILD,
      baseUrl: '/help/',
      port: 0,
    });
    const client = await start(`${origin}/`);
    for (const route of [INTRO, '/help/docs/projects/', '/help/']) {
      const {text} = await callServer(client, 'read', {route});
      const copy = route.endsWith('/') ? `${route}index.md` : `${route}.md`;
      const written = readFileSync(
        path.join(BUILD, copy.slice('/help/'.length)),
        'utf8',
      );
      expect(text.slice(0, 1_000)).toBe(written.slice(0, 1_000));
    }
    server.close();
  });

  it('runs all workflows of the recipes', async () => {
    const recipes = JSON.parse(
      readFileSync(path.join(BUILD, 'recipes.json'), 'utf8'),
    ) as PublishedRecipe[];
    expect(recipes.length).toBeGreaterThan(100);
    const client = await start(BUILD);
    for (const {route, tables, workflows} of recipes) {
      for (const {title, workflow} of workflows) {
        const {isError, structuredContent} = await client.callTool({
          name: 'run_workflow',
          arguments: {workflow, tables},
        });
        expect(isError, `${route}: ${title}`).toBeUndefined();
        expect(structuredContent).not.toHaveProperty('stop');
      }
    }
  });

  it('says that there is no such page', async () => {
    const client = await start(BUILD);
    expect(
      await callServer(client, 'read', {route: '/help/docs/none'}),
    ).toEqual({
      isError: true,
      text: `There is no page /help/docs/none on this site, or it has no copy in Markdown. Pass a route that search returns.`,
    });
  });

  it('says that there is no index', async () => {
    const place = partOfBuild('index.html');
    const client = await start(place);
    expect(await callServer(client, 'search', {query: 'join'})).toEqual({
      isError: true,
      text: `The search index of this site cannot be had: /help/search-index-en.json answered 404. Check that the site is complete and can be reached, then ask again.`,
    });
  });

  it('says that the host is gone', async () => {
    const {server, origin} = await startStaticServer({
      buildDir: BUILD,
      baseUrl: '/help/',
      port: 0,
    });
    const place = `${origin}/help/`;
    const client = await start(place);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const search = await callServer(client, 'search', {query: 'join'});
    expect(search.isError).toBe(true);
    expect(search.text).toContain(
      `The search index of this site cannot be had: ${origin}/help/search-index-en.json does not answer (`,
    );
    const read = await callServer(client, 'read', {route: INTRO});
    expect(read.isError).toBe(true);
    expect(read.text).toContain(
      `The files of this site cannot be had: ${origin}/help/docs/intro.md does not answer (`,
    );
    const again = run(place);
    expect(again).toMatchObject({status: 1, stdout: ''});
    expect(again.stderr).toContain(`help-agent: ${place} does not answer (`);
  });

  it('refuses a folder without a site', () => {
    const empty = folder();
    expect(run(empty)).toEqual({
      status: 1,
      stdout: '',
      stderr: `help-agent: There is no built site in ${empty}: it has no index.html. Build the site (npm run build), and give the folder that it is built to.\n`,
    });
  });

  it('refuses wrong arguments with how it is used', () => {
    for (const args of [[], ['a', 'b'], ['--sport', '1']]) {
      const {status, stdout, stderr} = run(...args);
      expect({status, stdout}).toEqual({status: 1, stdout: ''});
      expect(stderr).toMatch(/^help-agent: .+\n$/);
    }
    expect(run('--help')).toMatchObject({status: 0, stderr: ''});
    expect(run('--help').stdout).toMatch(/^Usage: help-agent /);
  });

  it('ends when its client is gone', () => {
    expect(run(BUILD)).toEqual({status: 0, stdout: '', stderr: ''});
  });
});
