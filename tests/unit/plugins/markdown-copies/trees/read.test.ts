import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {afterEach, describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {createReader} from '../../../../../plugins/markdown-copies/trees/read';
import remarkMarkdownCopies from '../../../../../plugins/markdown-copies/trees/remark';
import {markdownOf} from '../../../../../plugins/markdown-copies/write/markdown';

const siteDir = mkdtempSync(path.join(tmpdir(), 'copies-'));
const file = path.join(siteDir, 'docs', 'a.mdx');
mkdirSync(path.dirname(file));

/** The tree that the build compiles, with what remark plugins have inserted. */
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
  const {children} = await createReader(making)({file: 'docs/a.mdx'});
  return markdownOf(children);
};

function compile(): void {
  process.env.NODE_ENV = 'production';
  remarkMarkdownCopies({siteDir, components: {}})(
    COMPILED,
    new VFile({path: file}),
  );
}

describe('trees', () => {
  const {NODE_ENV} = process.env;
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
  });

  it('are those that the build has kept', async () => {
    writeFileSync(file, '---\ntitle: A\n---\n\nWritten.\n');
    compile();
    expect(await read()).toBe('Kept.\n');
  });

  it('are read from a file that has changed since', async () => {
    writeFileSync(file, '---\ntitle: A\n---\n\nWritten anew.\n');
    expect(await read()).toBe('Written anew.\n\nInserted.\n');
  });

  it('are read from the file if the generated files are gone', async () => {
    compile();
    rmSync(path.join(siteDir, '.docusaurus'), {recursive: true});
    expect(await read()).toBe('Written anew.\n\nInserted.\n');
  });

  it('are read from the file if a build was stopped while it wrote them', async () => {
    compile();
    const kept = path.join(
      siteDir,
      '.docusaurus/markdown-copies/default/docs/a.mdx.json',
    );
    writeFileSync(kept, readFileSync(kept, 'utf8').slice(0, 40));
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
