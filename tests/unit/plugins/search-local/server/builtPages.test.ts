import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  candidateFiles,
  readBuiltPages,
  unknownSections,
} from '../../../../../plugins/search-local/server/builtPages';

const outDir = mkdtempSync(path.join(tmpdir(), 'built-'));
mkdirSync(path.join(outDir, 'docs', 'a'), {recursive: true});
writeFileSync(
  path.join(outDir, 'docs', 'a', 'index.html'),
  '<div class="theme-doc-markdown"><h1>A</h1><p>Text.</p></div>',
);
writeFileSync(path.join(outDir, 'docs', 'b.html'), '<p>no landmark</p>');
mkdirSync(path.join(outDir, 'docs', 'folder.html'));

const page = (name: string) => ({
  type: 'docs' as const,
  route: `/base/docs/${name}`,
  source: `@site/docs/${name}.md`,
  tags: [],
  categories: [],
  kind: 'guide' as const,
  isDeprecated: false,
});

describe('candidateFiles', () => {
  it.each([
    ['/base/docs/a', ['docs/a/index.html', 'docs/a.html']],
    ['/base/docs/a/', ['docs/a/index.html', 'docs/a.html']],
    ['/base/', ['index.html']],
    ['/base/docs/100%', ['docs/100%/index.html', 'docs/100%.html']],
    ['/base/docs/naïve', ['docs/naïve/index.html', 'docs/naïve.html']],
    ['/base/docs/100%25', ['docs/100%25/index.html', 'docs/100%25.html']],
  ])('%s', (route, files) => {
    expect(candidateFiles(route, '/base/')).toEqual(files);
  });
});

it('names aliases of sections that a page does not have', () => {
  const sections = [
    {title: '', content: ''},
    {title: 'B', id: 'b', content: ''},
  ];
  const aliases = ['b', 'c'].map((section) => ({
    page: 'docs/a',
    section,
    phrase: 'words',
    at: `docs/_aliases.yml:${section}`,
  }));
  expect(
    unknownSections([{page: {...page('a'), aliases}, title: 'A', sections}]),
  ).toEqual([
    "docs/_aliases.yml:c: the page has no section 'c' that is searched. Its sections are b.",
  ]);
});

describe('readBuiltPages', () => {
  it('reads pages and leaves out those without text of their own', async () => {
    const {pages, empty} = await readBuiltPages(
      [page('a'), page('b')],
      outDir,
      '/base/',
    );
    expect(pages.map(({title}) => title)).toEqual(['A']);
    expect(empty).toEqual(['/base/docs/b']);
  });

  it('names the files where a page was not built, and what to do', async () => {
    await expect(
      readBuiltPages([page('missing')], outDir, '/base/'),
    ).rejects.toThrow(/no built page at .*missing.*excludeRoutes/);
  });

  it('names a file that cannot be read', async () => {
    await expect(
      readBuiltPages([page('folder')], outDir, '/base/'),
    ).rejects.toThrow(/cannot read .*folder\.html: EISDIR/);
  });
});
