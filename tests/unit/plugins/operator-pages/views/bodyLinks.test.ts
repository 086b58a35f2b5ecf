import {expect, it} from 'vitest';
import {aPage, aSite, loadVersion, siteIn} from '../../../../support/operators';

it('knows the pages and planned operators that a text links to by doc id', async () => {
  const {views} = await loadVersion(
    siteIn(
      aSite({
        'operators/one.mdx': aPage('One'),
        'guides/guide.mdx':
          '---\ntitle: Guide\n---\n\n[One](operators/one#example), [Later](operators/later), [None](operators/none)\n',
        'guides/other.mdx':
          '---\ntitle: Other\n---\n\n[One](../operators/one.mdx)\n',
      }),
    ),
  );
  expect(views.get('guides/guide.mdx')).toEqual({
    links: {'operators/one': '../operators/one.mdx', 'operators/later': null},
    processes: [],
  });
  expect(views.has('guides/other.mdx')).toBe(false);
});
