import {existsSync} from 'node:fs';
import path from 'node:path';
import {docuHash} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {
  chunkGroups,
  foldersByFile,
} from '../../../../../plugins/operator-pages/catalog/chunkGroups';
import {siteFiles} from '../../../../../plugins/operator-pages/registry/files';
import {ROOT} from '../../../../support/sites';
import {OPTIONS} from '../../../../support/operators';

const files = siteFiles('/site', OPTIONS);
const pages = ['guide.mdx', 'operators/a/one.mdx', 'operators/a/two.mdx'];
const {operatorPages, operatorComponents} = chunkGroups(
  foldersByFile('/site', files, pages),
).optimization.splitChunks.cacheGroups;
const {test, name} = operatorPages;
const page = (relative: string) => ({
  resource: `${path.join('/site/docs', relative)}?query`,
});

describe('chunkGroups', () => {
  it('puts the pages of a folder, with their metadata, into one script', () => {
    const metadata = {
      resource: `/site/.docusaurus/docs/${docuHash('@site/docs/operators/a/two.mdx')}.json`,
    };
    for (const module of [page('operators/a/one.mdx'), metadata]) {
      expect(test(module)).toBe(true);
      expect(name(module)).toBe('operators-a');
    }
  });

  it('keeps the components of these pages in one script', () => {
    const resource = path.join(
      ROOT,
      'plugins/operator-pages/theme/OperatorTerm/index.tsx',
    );
    expect(existsSync(resource)).toBe(true);
    expect(operatorComponents.test({resource})).toBe(true);
    expect(
      operatorComponents.test({
        resource: '/site/node_modules/@mdx-js/react/lib/index.js',
      }),
    ).toBe(true);
    expect(operatorComponents.test(page('operators/a/one.mdx'))).toBe(false);
  });

  it('leaves other modules where they are', () => {
    expect(test(page('guide.mdx'))).toBe(false);
    expect(test({})).toBe(false);
  });
});
