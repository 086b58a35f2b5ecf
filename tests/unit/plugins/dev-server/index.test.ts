import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import pluginDevServer from '../../../../plugins/dev-server';

const FILES = {
  'docusaurus.config.ts':
    "import {navbar} from './src/navbar';\nimport type {Config} from '@docusaurus/types';\nexport default {navbar} as Config;\n",
  'src/navbar.ts': "export {default as navbar} from './items.json';\n",
  'src/items.json': '[]\n',
  'src/page.ts': 'export {};\n',
  'plugins/a/index.ts': "export {read as default} from './read';\n",
  'plugins/a/read.ts': 'export const read = 1;\n',
  'plugins/b.ts': 'export default 1;\n',
};

let siteDir = '';
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/**
 * Creates the plugin for a site whose configuration lists two plugins by file.
 */
const create = (): Promise<Plugin> =>
  pluginDevServer({
    siteDir,
    siteConfigPath: path.join(siteDir, 'docusaurus.config.ts'),
    siteConfig: {
      plugins: [
        'package',
        ['./plugins/a/index.ts', {}],
        path.join(siteDir, 'plugins/b.ts'),
        () => ({name: 'inline'}),
      ],
    },
  } as unknown as LoadContext);

function touch(file: string): void {
  const time = new Date('2031-01-01');
  utimesSync(path.join(siteDir, file), time, time);
}

const warnings = () => warn.mock.calls.flat().map(String);

beforeEach(() => {
  warn.mockClear();
  siteDir = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

it('watches what the configuration and the plugins of the site import', async () => {
  const {getPathsToWatch} = await create();
  expect(getPathsToWatch?.().sort()).toEqual([
    'plugins/a/index.ts',
    'plugins/a/read.ts',
    'plugins/b.ts',
    'src/items.json',
    'src/navbar.ts',
  ]);
});

it('asks once for a restart after a change, and names the file', async () => {
  const {loadContent} = await create();
  await loadContent?.();
  expect(warnings()).toEqual([]);
  touch('src/navbar.ts');
  await loadContent?.();
  await loadContent?.();
  expect(warnings()).toEqual([
    expect.stringMatching(
      /src\/navbar\.ts.* has changed, and the server reads it only when it starts\. Stop the server, and start it again\.$/,
    ),
  ]);
});

it('is silent while an editor replaces a file', async () => {
  const {loadContent} = await create();
  rmSync(path.join(siteDir, 'src/navbar.ts'));
  await loadContent?.();
  expect(warnings()).toEqual([]);
});

it('watches nothing in a build', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await create()).toEqual({name: 'dev-server'});
});
