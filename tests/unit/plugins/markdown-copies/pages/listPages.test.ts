import {describe, expect, it} from 'vitest';
import type {AllContent} from '@docusaurus/types';
import {listPages} from '../../../../../plugins/markdown-copies/pages/listPages';

const doc = (id: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/help/docs/${id}`,
  source: `@site/docs/${id}.mdx`,
  frontMatter: {},
  unlisted: false,
  ...more,
});

const post = {
  id: 'otters',
  metadata: {
    permalink: '/help/blog/otters',
    source: '@site/blog/otters.mdx',
    title: 'Otters',
    description: 'On otters.',
    date: new Date('2024-09-18'),
    authors: [{name: 'Ada', title: 'Writer'}],
    unlisted: false,
  },
};

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            doc('intro', {lastUpdatedAt: Date.UTC(2024, 0, 31)}),
            doc('data/files'),
          ],
          sidebars: {
            main: [
              {type: 'doc', id: 'intro'},
              {
                type: 'category',
                label: 'Data',
                link: {
                  type: 'generated-index',
                  permalink: '/help/docs/data',
                  description: 'All on data.',
                },
                items: [{type: 'doc', id: 'data/files', label: 'Files'}],
              },
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogTitle: 'News',
      blogDescription: 'What is new.',
      blogTagsListPath: '/help/blog/tags',
      blogTags: {
        a: {
          label: 'animals',
          permalink: '/help/blog/tags/animals',
          description: 'On animals.',
          items: ['otters'],
        },
      },
      blogPosts: [post],
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [{type: 'jsx', permalink: '/help/', source: '@site/src/a.tsx'}],
  },
} as unknown as AllContent;

const OWN = {
  route: '',
  title: 'Start',
  description: 'The start.',
  markdown: () => 'See [it](/docs/intro).',
};

const ROUTES = [
  '/help/',
  '/help/blog',
  '/help/blog/otters',
  '/help/blog/tags/animals',
  '/help/docs/data',
  '/help/docs/data/files',
  '/help/docs/intro',
];

const pages = listPages(CONTENT, [OWN], {
  baseUrl: '/help/',
  locale: 'en',
  routes: ROUTES,
});
const at = (route: string) => pages.find((page) => page.route === route);

describe('listPages', () => {
  it('has the pages that are built, by route', () => {
    expect(pages.map(({route}) => route)).toEqual(ROUTES);
  });

  it('knows the file and the last change of a page', () => {
    expect(at('/help/docs/intro')).toMatchObject({
      updated: '2024-01-31',
      content: {file: 'docs/intro.mdx'},
    });
  });

  it('lists the pages of a category without a file', () => {
    expect(at('/help/docs/data')?.content).toEqual({
      markdown:
        'All on data.\n\n- [Files](</help/docs/data/files>): About data/files.',
    });
  });

  it('says when and by whom a post is', () => {
    expect(at('/help/blog/otters')).toMatchObject({
      byline: 'September 18, 2024 · Ada, Writer',
      updated: '2024-09-18',
    });
  });

  it('lists posts with their day, authors, and description', () => {
    const list =
      '- [Otters](</help/blog/otters>): September 18, 2024 · Ada, Writer. On otters.';
    expect(at('/help/blog')?.content).toEqual({
      markdown: `What is new.\n\n${list}`,
    });
    expect(at('/help/blog/tags/animals')?.content).toEqual({
      markdown: `On animals.\n\n${list}`,
    });
  });

  it('takes the text of a page in React from the site', () => {
    expect(at('/help/')?.content).toEqual({
      markdown: 'See [it](/docs/intro).',
    });
  });
});
