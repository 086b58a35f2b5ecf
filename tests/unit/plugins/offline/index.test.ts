import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import pluginOffline from '../../../../plugins/offline';
import {DEFAULT_OPTIONS} from '../../../../plugins/offline/options';

type PostBuild = NonNullable<Plugin['postBuild']>;

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'offline-'));
});

afterEach(() => {
  rmSync(outDir, {recursive: true});
});

const context = {
  baseUrl: '/help/',
  i18n: {localeConfigs: {}},
} as unknown as LoadContext;

it('has its texts where `write-translations` finds them', () => {
  const folder = pluginOffline(context, DEFAULT_OPTIONS).getThemePath!();
  expect(existsSync(path.join(folder, 'OfflineCopy', 'texts.ts'))).toBe(true);
});

it('lists files when the other plugins have written theirs', async () => {
  const written = new Promise<void>((resolve) => {
    setTimeout(() => {
      writeFileSync(path.join(outDir, 'search-index-en.json'), '{}');
      resolve();
    }, 50);
  });
  const plugins = [{written}, {}] as unknown as LoadedPlugin[];
  await pluginOffline(context, DEFAULT_OPTIONS).postBuild!({
    plugins,
    outDir,
  } as Parameters<PostBuild>[0]);
  expect(
    readFileSync(path.join(outDir, 'offline-worker.js'), 'utf8'),
  ).toContain('"/help/search-index-en.json"');
});
