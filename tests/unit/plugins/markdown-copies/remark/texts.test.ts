import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {afterEach, describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import remarkMarkdownCopies from '../../../../../plugins/markdown-copies/remark';
import {readTexts} from '../../../../../plugins/markdown-copies/remark/texts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'copies-'));
const file = path.join(siteDir, 'docs', 'a.mdx');
mkdirSync(path.dirname(file));

/** Stands for what a compilation has inserted. */
const COMPILED: Root = {
  type: 'root',
  children: [{type: 'paragraph', children: [{type: 'text', value: 'Kept.'}]}],
};

/** Adds a paragraph, as remark plugins of a site do. */
const remarkMore = () => (tree: Root) => {
  tree.children.push({
    type: 'paragraph',
    children: [{type: 'text', value: 'Inserted.'}],
  });
};

const read = async () => {
  const making = {siteDir, components: {}, remarkPlugins: [remarkMore]};
  return (await readTexts([file], making)).get(file);
};

function compile(): void {
  process.env.NODE_ENV = 'production';
  remarkMarkdownCopies({siteDir, components: {}})(
    COMPILED,
    new VFile({path: file}),
  );
}

describe('texts', () => {
  const {NODE_ENV} = process.env;
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
  });

  it('are those that the compilation has kept', async () => {
    writeFileSync(file, '---\ntitle: A\n---\n\nWritten.\n');
    compile();
    expect(await read()).toBe('Kept.\n');
  });

  it('are made anew where the file has changed since', async () => {
    writeFileSync(file, '---\ntitle: A\n---\n\nWritten anew.\n');
    expect(await read()).toBe('Written anew.\n\nInserted.\n');
  });

  it('are made anew where the generated files are gone', async () => {
    compile();
    rmSync(path.join(siteDir, '.docusaurus'), {recursive: true});
    expect(await read()).toBe('Written anew.\n\nInserted.\n');
  });

  it('are not kept by the dev server', async () => {
    remarkMarkdownCopies({siteDir, components: {}})(
      COMPILED,
      new VFile({path: file}),
    );
    expect(await read()).toBe('Written anew.\n\nInserted.\n');
  });
});
