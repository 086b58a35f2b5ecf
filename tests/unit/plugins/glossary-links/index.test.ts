import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {VFile} from 'vfile';
import glossaryLinks from '../../../../plugins/glossary-links';
import {fromMarkdown, toMarkdown} from './markdown';

let docsDir = '';

beforeAll(() => {
  docsDir = mkdtempSync(path.join(tmpdir(), 'glossary-'));
  writeFileSync(
    path.join(docsDir, 'glossary.mdx'),
    '### Row\n\nOne case.\n\n### Quota\n\nA limit. See [Quota](./admin/quota.mdx).\n',
  );
});

afterAll(() => {
  rmSync(docsDir, {recursive: true});
});

function linked(file: string): string {
  const tree = fromMarkdown('A row of the quota.');
  const transform = glossaryLinks({
    docsDir,
    page: 'glossary.mdx',
    exclude: ['reference/**'],
  });
  transform(tree, new VFile({path: path.join(docsDir, file)}));
  return toMarkdown(tree).trim();
}

it('links by the file of the glossary, from where the page is', () => {
  expect(linked('intro.mdx')).toBe(
    'A [row](./glossary.mdx#row "One case.") of the [quota](./glossary.mdx#quota "A limit.").',
  );
  expect(linked('data/files.mdx')).toContain('](../glossary.mdx#row');
});

it('does not link a term on the page that its entry leads to', () => {
  expect(linked('admin/quota.mdx')).toBe(
    'A [row](../glossary.mdx#row "One case.") of the quota.',
  );
});

it.each(['glossary.mdx', 'reference/a.mdx', '_partials/a.mdx', '../blog/a.md'])(
  'leaves %s alone',
  (file) => {
    expect(linked(file)).toBe('A row of the quota.');
  },
);
