import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {
  createParser,
  readMarkdown,
} from '../../../../../plugins/search-local/markdown/readMarkdown';

describe('readMarkdown', () => {
  it('leaves out front matter and the title that Docusaurus shows', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'read-')), 'a.mdx');
    writeFileSync(file, '---\nslug: /a\n---\n\n# Title\n\nText.\n');
    expect((await readMarkdown(file)).trim()).toBe('Text.');
  });
});

describe('createParser', () => {
  it('runs remark plugins with the path and the text of the file', async () => {
    const seen: unknown[] = [];
    const parse = createParser([
      () => (_tree: Root, file: {path: string; value: unknown}) => {
        seen.push(file.path, file.value);
      },
    ]);
    await parse('Text.', '/docs/a.mdx');
    expect(seen).toEqual(['/docs/a.mdx', 'Text.']);
  });

  it('says where the Markdown is not valid', async () => {
    await expect(
      createParser([])('One.\n\n<Open', '/docs/a.mdx'),
    ).rejects.toMatchObject({line: 3});
  });
});
