import {describe, expect, it} from 'vitest';
import {listPages} from '../../../../../plugins/search-local/server/pages';

const options = {
  docs: true,
  blog: true,
  pages: true,
  excludeRoutes: [],
  referenceRoutes: [],
  deprecatedRoutes: [],
};
const doc = (id: string, more = {}) => ({
  id,
  permalink: `/base/docs/${id}`,
  source: `@site/docs/${id}.md`,
  title: id,
  tags: [],
  frontMatter: {},
  unlisted: false,
  ...more,
});

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            doc('zebra', {
              tags: [{label: 'animal'}],
              frontMatter: {keywords: ['stripes', 'animal']},
            }),
            doc('hidden', {unlisted: true}),
            doc('old', {frontMatter: {deprecated: true}}),
            doc('older', {title: 'Sort (Deprecated)'}),
            doc('apple'),
          ],
          sidebars: {
            main: [
              {
                type: 'category',
                label: 'Nature',
                link: {type: 'doc', id: 'apple'},
                items: [
                  {
                    type: 'category',
                    label: 'Animals',
                    items: [{type: 'doc', id: 'zebra'}],
                  },
                ],
              },
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {
          metadata: {
            permalink: '/base/blog/otters',
            source: '@site/blog/otters.md',
            title: 'Otters',
            tags: [],
            frontMatter: {},
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [
      {type: 'jsx', permalink: '/base/', source: '@site/src/pages/index.tsx'},
    ],
  },
};

const routes = (more = {}) =>
  listPages(allContent as never, {...options, ...more}, '/base/').map(
    ({route}) => route,
  );

describe('listPages', () => {
  it('lists docs, posts, and pages in route order, without unlisted ones', () => {
    expect(routes()).toEqual([
      '/base/',
      '/base/blog/otters',
      '/base/docs/apple',
      '/base/docs/old',
      '/base/docs/older',
      '/base/docs/zebra',
    ]);
  });

  it('leaves out what the options leave out', () => {
    expect(routes({blog: false, pages: false})).toEqual([
      '/base/docs/apple',
      '/base/docs/old',
      '/base/docs/older',
      '/base/docs/zebra',
    ]);
    expect(routes({excludeRoutes: ['/docs/**', '/']})).toEqual([
      '/base/blog/otters',
    ]);
  });

  it('gives each doc its tags and keywords once, and the categories above it', () => {
    const pages = listPages(allContent, options, '/base/');
    const find = (end: string) => pages.find(({route}) => route.endsWith(end));
    expect(find('zebra')).toMatchObject({
      tags: ['animal', 'stripes'],
      categories: ['Nature', 'Animals'],
    });
    expect(find('apple')?.categories).toEqual([]);
  });

  it('marks reference pages and deprecated pages', () => {
    const pages = listPages(
      allContent,
      {
        ...options,
        referenceRoutes: ['/docs/z*'],
        deprecatedRoutes: ['/blog/**'],
      },
      '/base/',
    );
    const routes = (key: 'isReference' | 'isDeprecated') =>
      pages.filter((page) => page[key]).map(({route}) => route);
    expect(routes('isReference')).toEqual(['/base/docs/zebra']);
    expect(routes('isDeprecated')).toEqual([
      '/base/blog/otters',
      '/base/docs/old',
      '/base/docs/older',
    ]);
  });

  it('lists nothing of plugins that are not there', () => {
    expect(listPages({}, options, '/base/')).toEqual([]);
  });
});
