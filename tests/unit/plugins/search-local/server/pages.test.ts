import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS} from '../../../../../plugins/search-local/options';
import {listPages} from '../../../../../plugins/search-local/server/pages';

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

const site = {baseUrl: '/base/'};

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          isLast: true,
          docs: [
            doc('zebra', {
              tags: [{label: 'animal'}],
              frontMatter: {keywords: ['stripes', 'animal']},
            }),
            doc('hidden', {unlisted: true}),
            doc('old', {frontMatter: {deprecated: true}}),
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
  listPages(allContent as never, {...DEFAULT_OPTIONS, ...more}, site).map(
    ({route}) => route,
  );

describe('listPages', () => {
  it('lists docs, posts, and pages in route order, without unlisted ones', () => {
    expect(routes()).toEqual([
      '/base/',
      '/base/blog/otters',
      '/base/docs/apple',
      '/base/docs/old',
      '/base/docs/zebra',
    ]);
  });

  it('leaves out what the options leave out', () => {
    expect(routes({excludeRoutes: ['/blog/**', '/']})).toEqual([
      '/base/docs/apple',
      '/base/docs/old',
      '/base/docs/zebra',
    ]);
    expect(routes({excludeRoutes: ['/docs/**', '/']})).toEqual([
      '/base/blog/otters',
    ]);
  });

  it('gives each doc its tags and keywords once, and the categories above it', () => {
    const pages = listPages(allContent, DEFAULT_OPTIONS, site);
    const find = (end: string) => pages.find(({route}) => route.endsWith(end));
    expect(find('zebra')).toMatchObject({
      tags: ['animal', 'stripes'],
      categories: ['Nature', 'Animals'],
    });
    expect(find('apple')?.categories).toEqual([]);
  });

  it('gives pages the aliases of files and of the option, and names pages that do not exist', () => {
    const aliases = {'docs/zebra#stripes': ['horse with stripes']};
    const ofFile = {page: 'docs/apple', phrase: 'red fruit', at: 'a.yml:2'};
    const content = {
      ...allContent,
      'search-local': {default: {kinds: {}, aliases: [ofFile]}},
    };
    const pages = listPages(content, {...DEFAULT_OPTIONS, aliases}, site);
    expect(pages.flatMap(({aliases: own}) => own)).toEqual([
      ofFile,
      {
        page: 'docs/zebra',
        section: 'stripes',
        phrase: 'horse with stripes',
        at: "the option 'aliases'",
      },
    ]);
    expect(() =>
      listPages(
        allContent,
        {...DEFAULT_OPTIONS, aliases: {'docs/unicorn': ['horse']}},
        site,
      ),
    ).toThrow(
      "The option 'aliases' of the search names pages that do not exist: docs/unicorn.",
    );
  });

  it('marks deprecated pages and lists', () => {
    const pages = listPages(
      allContent,
      {
        ...DEFAULT_OPTIONS,
        deprecatedRoutes: ['/blog/**'],
        listRoutes: ['/docs/o*'],
      },
      site,
    );
    const routes = (key: 'isDeprecated' | 'isList') =>
      pages.filter((page) => page[key]).map(({route}) => route);
    expect(routes('isDeprecated')).toEqual([
      '/base/blog/otters',
      '/base/docs/old',
    ]);
    expect(routes('isList')).toEqual(['/base/docs/old']);
  });

  it('gives the index of a folder the kind of its pages only if a glob names it', () => {
    const folder = {
      loadedVersions: [
        {
          isLast: true,
          docs: [doc('animals/'), doc('animals/cats/'), doc('animals/zebra')],
          sidebars: {},
        },
      ],
    };
    const pages = listPages(
      {'docusaurus-plugin-content-docs': {default: folder}},
      {
        ...DEFAULT_OPTIONS,
        referenceRoutes: ['/docs/animals/**', '/docs/animals/cats/'],
      },
      site,
    );
    expect(pages.map(({route, kind}) => [route, kind])).toEqual([
      ['/base/docs/animals/', 'guide'],
      ['/base/docs/animals/cats/', 'reference'],
      ['/base/docs/animals/zebra', 'reference'],
    ]);
  });

  it('tells guides, recipes, reference pages, News, and other pages apart', () => {
    const pages = listPages(
      allContent,
      {
        ...DEFAULT_OPTIONS,
        referenceRoutes: ['/docs/z*'],
        recipeRoutes: ['/docs/o*'],
      },
      site,
    );
    expect(pages.map(({route, kind}) => [route, kind])).toEqual([
      ['/base/', 'page'],
      ['/base/blog/otters', 'post'],
      ['/base/docs/apple', 'guide'],
      ['/base/docs/old', 'recipe'],
      ['/base/docs/zebra', 'reference'],
    ]);
  });

  it('ends routes as the pages of the site do', () => {
    const ended = (trailingSlash: boolean) =>
      listPages(allContent, DEFAULT_OPTIONS, {...site, trailingSlash}).map(
        ({route}) => route,
      );
    expect(ended(true)).toContain('/base/docs/zebra/');
    expect(ended(false)).toContain('/base/docs/zebra');
    expect(ended(false)).toContain('/base/');
  });

  it('lists the last docs version of each instance', () => {
    const loaded = (versionName: string, isLast: boolean) => ({
      versionName,
      isLast,
      docs: [doc(versionName)],
      sidebars: {},
    });
    const content = {
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [loaded('2.0', true), loaded('1.0', false)]},
        api: {loadedVersions: [loaded('current', true)]},
      },
    };
    expect(
      listPages(content, DEFAULT_OPTIONS, site).map(({title}) => title),
    ).toEqual(['2.0', 'current']);
  });

  it('lists nothing of plugins that are not there', () => {
    expect(listPages({}, DEFAULT_OPTIONS, site)).toEqual([]);
  });
});
