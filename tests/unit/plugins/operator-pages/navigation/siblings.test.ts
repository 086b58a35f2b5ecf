import {describe, expect, it} from 'vitest';
import {siblingsOf} from '../../../../../plugins/operator-pages/navigation/siblings';
import {siteFiles} from '../../../../../plugins/operator-pages/registry/files';
import {aPage, aSite, OPTIONS} from '../../../../support/operators';

describe('siblingsOf', () => {
  it('begins with the page that stands for the folder', () => {
    const siteDir = aSite({
      'operators/a/b.mdx': aPage('B'),
      'operators/a/index.mdx': aPage('A'),
    });
    const files = siteFiles(siteDir, OPTIONS);
    expect(siblingsOf(files, 'operators/a/b.mdx')).toEqual({
      pagination_prev: 'operators/a/index',
      pagination_next: null,
    });
  });

  it('stays within the folder', () => {
    const siteDir = aSite({
      'operators/a/a.mdx': '',
      'operators/a/b.mdx': '',
      'operators/a/_c.mdx': '',
      'operators/a/sub/c.mdx': '',
    });
    const files = siteFiles(siteDir, OPTIONS);
    expect(siblingsOf(files, 'operators/a/a.mdx')).toEqual({
      pagination_prev: null,
      pagination_next: 'operators/a/b',
    });
    expect(siblingsOf(files, 'operators/a/b.mdx')).toEqual({
      pagination_prev: 'operators/a/a',
      pagination_next: null,
    });
  });
});
