import {describe, expect, it} from 'vitest';
import {
  globalDataSource,
  runsOf,
} from '../../../../../plugins/light-pages/server/globalData';
import {globalDocsOf} from '../../../../../plugins/light-pages/client/pages';
import {PAGES} from '../support';

const DATA = {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/base/docs',
      versions: [
        {
          name: 'current',
          path: '/base/docs',
          docs: [
            {id: 'parts/two', path: '/base/docs/parts/two', sidebar: 'guides'},
            {id: 'parts/one', path: '/base/docs/parts/one', sidebar: 'guides'},
            {id: 'other', path: '/base/docs/other'},
            {id: 'renamed', path: "/base/docs/it's", sidebar: 'guides'},
            {id: '/parts', path: '/base/docs/parts', sidebar: 'guides'},
          ],
        },
      ],
    },
  },
  search: {default: {index: 'search.json'}},
};

describe('globalDataSource', () => {
  it('writes a module with the same data, docs in any order', () => {
    const body = globalDataSource(PAGES, DATA)
      .replace(/^import .*;$/gm, '')
      .replace('export default', 'return');

    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs what was written
    const restored = new Function('pages', 'globalDocsOf', body)(
      PAGES,
      globalDocsOf,
    ) as typeof DATA;
    const sorted = (data: typeof DATA) => {
      const [version] = data['docusaurus-plugin-content-docs'].default.versions;
      return [...version!.docs].sort((a, b) => (a.id < b.id ? -1 : 1));
    };
    expect(sorted(restored)).toEqual(sorted(DATA));
    expect(restored.search).toEqual(DATA.search);
    expect(body).not.toContain('parts/two');
  });
});

it('joins places that follow each other', () => {
  expect(runsOf([4, 1, 2, 7])).toEqual([
    [1, 3],
    [4, 5],
    [7, 8],
  ]);
});
