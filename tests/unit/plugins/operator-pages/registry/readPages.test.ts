import {utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteFiles} from '../../../../../plugins/operator-pages/registry/files';
import {readPages} from '../../../../../plugins/operator-pages/registry/readPages';
import {aPage, aSite, OPTIONS, VOCABULARY} from '../../../../support/operators';

function aReader() {
  const siteDir = aSite({
    'operators/one.mdx': aPage('One'),
    'operators/two.mdx': aPage('Two'),
  });
  const dir = path.join(siteDir, 'docs');
  return {
    one: path.join(dir, 'operators/one.mdx'),
    read: (vocabulary = VOCABULARY) =>
      readPages(siteFiles(siteDir, OPTIONS), vocabulary),
  };
}

describe('readPages', () => {
  it('returns a page that has not changed as the same object', async () => {
    const {one, read} = aReader();
    const before = await read();
    writeFileSync(one, aPage('Uno'));
    utimesSync(one, new Date(), new Date(Date.now() + 5000));
    const after = await read();
    expect(after.map(({title}) => title)).toEqual(['Uno', 'Two']);
    expect(after[1]).toBe(before[1]);
  });

  it('reads all pages again after a change of the shared files', async () => {
    const {read} = aReader();
    const before = await read();
    const after = await read({...VOCABULARY, portTypes: {}});
    expect(before.map(({problems}) => problems)).toEqual([[], []]);
    expect(after.every(({problems}) => problems.length > 0)).toBe(true);
  });

  it('names a file whose front matter is not YAML', async () => {
    const {one, read} = aReader();
    writeFileSync(one, '---\ntitle: One: two\n---\n');
    await expect(read()).rejects.toThrow(/^docs\/operators\/one\.mdx:2: /);
  });
});
