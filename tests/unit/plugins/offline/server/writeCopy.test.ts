import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {I18n} from '@docusaurus/types';
import {afterEach, describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS} from '../../../../../plugins/offline/options';
import {
  listFiles,
  listManifest,
  otherLocales,
} from '../../../../../plugins/offline/server/writeCopy';

const folders: string[] = [];

afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true})),
);

/** A folder with files that have the given texts. */
function folderWith(texts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** The manifest of a site with the given files. */
const manifestOf = (texts: Readonly<Record<string, string>>) =>
  listManifest(folderWith(texts), '/help/', Object.keys(texts));

const urls = async (texts: Readonly<Record<string, string>>) =>
  (await manifestOf(texts)).entries.map(({url}) => url);

const revisions = async (texts: Readonly<Record<string, string>>) =>
  (await manifestOf(texts)).entries.map(({revision}) => revision);

describe('listManifest', () => {
  it('has pages under the addresses of their routes, and the offer at the end', async () => {
    expect(
      await urls({
        '404.html': '',
        'assets/js/a.1b2c.js': '',
        'docs/a/index.html': '',
        'index.html': '',
        'old.html': '',
        'img/what?.svg': '',
        'docs/a%b/index.html': '',
      }),
    ).toEqual([
      '/help/404.html',
      '/help/assets/js/a.1b2c.js',
      '/help/docs/a',
      '/help/',
      '/help/old.html',
      '/help/img/what%3F.svg',
      '/help/docs/a%25b',
      '/help/offline.json',
    ]);
  });

  it('gives a changed file a new revision, and the offer with it', async () => {
    const [page, image, offer] = await revisions({'a.html': '1', 'b.svg': 'b'});
    const changed = await revisions({'a.html': '2', 'b.svg': 'b'});
    expect(changed[0]).not.toBe(page);
    expect(changed[1]).toBe(image);
    expect(changed[2]).not.toBe(offer);
  });

  it('gives no revision to files whose names change with their content', async () => {
    const [script] = await revisions({'assets/js/a.1b2c.js': 'a'});
    expect(script).toBeNull();
  });

  it('offers the number of pages, and the sizes of all files', async () => {
    const text = 'otter '.repeat(100);
    const {offer} = await manifestOf({
      '404.html': text,
      'a/index.html': text,
      'a.svg': text,
    });
    expect(offer).toEqual({
      pages: 1,
      bytes: 3 * gzipSync(text).length,
      savedBytes: 3 * text.length,
    });
  });
});

it('lists what pages need, sorted, and leaves out files for tools, print, and hosts', async () => {
  const folder = folderWith(
    Object.fromEntries(
      [
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
      ].map((file) => [file, '']),
    ),
  );
  expect(await listFiles(folder, DEFAULT_OPTIONS.exclude)).toEqual([
    'assets/js/a.js',
    'docs/a/index.html',
    'img/a.svg',
    'index.html',
    'search-index-en.json',
  ]);
});

const i18n = {
  localeConfigs: {
    en: {baseUrl: '/help/'},
    de: {baseUrl: '/help/de/'},
    fr: {baseUrl: '/aide/'},
  },
} as unknown as I18n;

it.each([
  ['/help/', ['de/**']],
  ['/help/de/', []],
])('names the languages below %s', (baseUrl, globs) => {
  expect(otherLocales(i18n, baseUrl)).toEqual(globs);
});
