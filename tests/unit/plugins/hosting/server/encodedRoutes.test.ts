import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  copyEncodedPages,
  unreachableRoutes,
} from '../../../../../plugins/hosting/server/encodedRoutes';

it('copies pages to the path that hosts look for', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'encoded-'));
  mkdirSync(path.join(outDir, 'docs/a%3Ab'), {recursive: true});
  writeFileSync(path.join(outDir, 'docs/a%3Ab/index.html'), 'colon');
  writeFileSync(path.join(outDir, 'docs/c%40d.html'), 'at');
  await copyEncodedPages({
    baseUrl: '/help/',
    outDir,
    routesPaths: ['/help/docs/a%3Ab/', '/help/docs/c%40d', '/help/docs/plain'],
  });
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  expect(read('docs/a:b/index.html')).toBe('colon');
  expect(read('docs/c@d.html')).toBe('at');
});

it('finds routes that Docusaurus cannot open', () => {
  expect(
    unreachableRoutes([
      '/help/docs/100%25',
      '/help/docs/f%C3%BCr',
      '/help/docs/für',
      '/help/docs/a%3Ab',
    ]),
  ).toEqual(['/help/docs/100%25', '/help/docs/f%C3%BCr']);
});
