import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {DEFAULT_OPTIONS} from '../../../../../plugins/offline/options';
import {listFiles} from '../../../../../plugins/offline/server/listFiles';

function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), '');
  }
  return folder;
}

it('lists what pages need, sorted, and leaves out files for tools, print, and hosts', async () => {
  const folder = folderWith([
    'search-index-en.json',
    'index.html',
    'docs/a/index.html',
    'docs/a.md',
    'llms.txt',
    'blog/feed.json',
    'blog/rss.xml',
    'assets/js/a.js',
    'assets/js/a.js.map',
    'img/a.svg',
    'print/docs/index.html',
    '_headers',
    '_nginx.conf',
    'offline.json',
    'offline-worker.js',
  ]);
  expect(await listFiles(folder, DEFAULT_OPTIONS.exclude)).toEqual([
    'assets/js/a.js',
    'docs/a/index.html',
    'img/a.svg',
    'index.html',
    'search-index-en.json',
  ]);
});
