import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Section} from '../../../../../plugins/print-sections/server/sections';
import {
  TEXTS,
  textsOf,
} from '../../../../../plugins/print-sections/shared/texts';
import {writePrintPages} from '../../../../../plugins/print-sections/server/writePrintPages';

const entry = (route: string) => ({
  title: route,
  depth: 0,
  route,
  isWritten: true,
});

const section = (...routes: string[]): Section => ({
  title: 'Rows',
  route: '/help/docs/50%25/',
  total: routes.length,
  entries: routes.map(entry),
  choices: [],
});

const article = (title: string) =>
  `<html><head><link rel=stylesheet href=/help/a.css><link rel=icon href=/help/i.svg><link rel=preload href=/help/f.woff2></head><article><div class=theme-doc-markdown><header><h1>${title}</h1></header></div></article>`;

function site() {
  const outDir = mkdtempSync(path.join(tmpdir(), 'print-'));
  mkdirSync(path.join(outDir, 'docs/50%25'), {recursive: true});
  writeFileSync(path.join(outDir, 'docs/50%25/index.html'), article('Rows'));
  writeFileSync(path.join(outDir, 'docs/sort.html'), article('Sort'));
  return {
    outDir,
    baseUrl: '/help/',
    origin: '',
    captions: 'figcaption',
    title: 'Site',
    lang: 'en',
    direction: 'ltr',
    text: textsOf(TEXTS),
  };
}

it('writes a page for each section, with the style sheets of the site and two files beside', async () => {
  const target = site();
  await writePrintPages(
    [section('/help/docs/50%25/', '/help/docs/sort')],
    target,
  );
  const read = (file: string) =>
    readFileSync(path.join(target.outDir, 'print', file), 'utf8');
  const html = read('docs/50%/index.html');
  expect(html).toContain('<h2 id="p1">Rows</h2>');
  expect(html).toContain('<h2 id="p2">Sort</h2>');
  expect(html.match(/<link [^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/help/a.css">',
    '<link rel="icon" href="/help/i.svg">',
    '<link rel="stylesheet" href="/help/print/print.css">',
  ]);
  expect(read('print.css')).toContain('.print-page');
  expect(read('print.js')).toContain('window.print()');
});

it('says which page is not there', async () => {
  await expect(
    writePrintPages([section('/help/docs/50%25/', '/help/docs/gone')], site()),
  ).rejects.toThrow(
    /^print-sections: no built page for \/help\/docs\/gone in .*\. The sidebar lists a page that the build has not written; build the site again/,
  );
});
