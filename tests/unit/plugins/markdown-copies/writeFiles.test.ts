import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {textsOf} from '../../../../plugins/markdown-copies/llms/texts';
import {writeFiles} from '../../../../plugins/markdown-copies/writeFiles';

const COPY = '<link rel=alternate type=text/markdown href=x>';

const page = (text: string, head = COPY) =>
  `<!doctype html><head>${head}</head><main><h1>Title</h1>${text}</main>`;

const FILES = {
  'docs/my data.html': page(
    '<p>See <a href=/help/docs/intro>intro</a>, <a href=/help/search>search</a>.',
  ),
  'docs/intro/index.html': page(
    '<p>See <a href="/help/docs/my%20data#a">data</a>.',
  ),
  'search.html': page('Search', ''),
};

async function written(): Promise<(name: string) => string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'copies-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  await writeFiles({
    outDir,
    siteTitle: 'Help',
    routes: ['/help/search', '/help/docs/my data', '/help/docs/intro'],
    place: {origin: '', baseUrl: '/help/'},
    texts: textsOf({
      origin: '',
      description: 'All of it.',
      sections: [{folder: 'docs', title: 'Guides', description: 'How to.'}],
    }),
  });
  return (name) => readFileSync(path.join(outDir, name), 'utf8');
}

describe('writeFiles', async () => {
  const read = await written();

  it('writes a copy of each page whose head names one, with links to copies', () => {
    expect(read('docs/my data.md')).toContain(
      '# Title\n\nSee [intro](/help/docs/intro.md), [search](/help/search).\n',
    );
    expect(() => read('search.md')).toThrow('ENOENT');
  });

  it('encodes addresses that have a space', () => {
    expect(read('docs/intro.md')).toContain(
      '[data](/help/docs/my%20data.md#a)',
    );
    expect(read('docs/my data.md')).toContain('\nurl: /help/docs/my%20data\n');
    expect(read('docs/llms.txt')).toContain('(/help/docs/my%20data.md)');
  });

  it('writes the text of all pages of a section in the order of their routes', () => {
    expect(read('docs/llms-full.txt')).toBe(
      `${read('docs/intro.md')}\n${read('docs/my data.md')}`,
    );
  });
});
