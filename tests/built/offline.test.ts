import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/offline/server/writeCopy';
import {offlineCopy} from '../../src/offlineCopy';
import {ROOT} from '../support/sites';

const buildDir = path.join(ROOT, 'build');
const worker = readFileSync(path.join(buildDir, 'offline-worker.js'), 'utf8');

/** Addresses in the list of the worker. */
const saved = new Set(
  Array.from(worker.matchAll(/url:"([^"]+)"/g), ([, url]) => url!),
);

const addressOf = (file: string) =>
  `/help/${encodeURI(file.replace(/(^|\/)index\.html$/, ''))}`;

/** Copies that the build writes for servers, after the list. */
const COMPRESSED = ['**/*.{br,gz}'];

it('lists all files of the build but those that src/offlineCopy.ts excludes', async () => {
  const all = await listFiles(buildDir, COMPRESSED);
  const isExcluded = createMatcher([...offlineCopy.exclude!]);
  const expected = all.filter((file) => !isExcluded(file)).map(addressOf);
  expect([...saved].sort()).toEqual([...expected, '/help/offline.json'].sort());
  expect(all.length).toBeGreaterThan(expected.length);
});

it('has the files that other plugins write after the pages', () => {
  expect(existsSync(path.join(buildDir, 'search-index-en.json'))).toBe(true);
  expect(saved).toContain('/help/search-index-en.json');
});
