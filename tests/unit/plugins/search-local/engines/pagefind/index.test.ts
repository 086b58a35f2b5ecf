import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  buildPagefind,
  pagefindPages,
} from '../../../../../../plugins/search-local/engines/pagefind/index';
import {siteContent} from '../../../../../../plugins/search-local/server/buildDocuments';
import {
  sectionRecords,
  toLines,
} from '../../../../../../plugins/search-local/server/postBuild';
import {indexedPage} from '../../../../../support/searchSite';

const sections = (count: number) =>
  sectionRecords(
    siteContent(
      Array.from({length: count}, (_, at) =>
        indexedPage(`Dam ${at}`, 'Of "sticks" & <mud>.', {
          categories: ['Rodents', 'Beavers'],
          sections: [{title: 'Lodge', id: 'lodge', content: 'Dry inside.'}],
        }),
      ),
    ),
    'en',
  );

it('has a line of JSON for each section, in the order of pages', () => {
  const lines = toLines(sections(2)).trim().split('\n');
  expect(lines).toHaveLength(4);
  expect(JSON.parse(lines[3]!)).toEqual({
    id: 3,
    route: '/base/docs/dam-1#lodge',
    title: 'Dam 1',
    headings: ['Lodge'],
    text: 'Dry inside.',
    tags: [],
    categories: ['Rodents', 'Beavers'],
    kind: 'guide',
    type: 'docs',
    isDeprecated: false,
    locale: 'en',
  });
});

it('gives Pagefind a page of all its sections, with text that is no HTML', () => {
  const [first, ...others] = pagefindPages(sections(3));
  expect(others).toHaveLength(2);
  expect(first?.url).toBe('/base/docs/dam-0');
  expect(first?.content).toContain('<h1>Dam 0</h1>');
  expect(first?.content).toContain('Of &quot;sticks&quot; &amp; &lt;mud&gt;.');
  expect(first?.content).toContain('<h2 id="lodge">Lodge</h2>');
});

it('writes the index of Pagefind for 500 pages', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await buildPagefind({
    sections: sections(500),
    locale: 'en',
    outDir,
  });
  const folder = path.join(outDir, 'pagefind-en');
  expect(readdirSync(folder)).toContain('pagefind.js');
  expect(readdirSync(path.join(folder, 'fragment'))).toHaveLength(500);
  const entry = readFileSync(path.join(folder, 'pagefind-entry.json'), 'utf8');
  expect(JSON.parse(entry)).toMatchObject({languages: {en: {page_count: 500}}});
}, 30_000);
