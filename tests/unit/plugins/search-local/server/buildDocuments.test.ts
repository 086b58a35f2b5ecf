import {describe, expect, it} from 'vitest';
import {
  buildDocuments,
  siteContent,
  plainLabel,
} from '../../../../../plugins/search-local/server/buildDocuments';

const indexed = {
  page: {
    type: 'docs' as const,
    route: '/base/docs/a',
    source: '@site/docs/a.md',
    tags: ['tag'],
    categories: ['Outer', 'Middle', 'Inner'],
    kind: 'guide' as const,
    isDeprecated: false,
  },
  title: 'Page',
  sections: [
    {title: '', content: ''},
    {title: 'Heading', id: 'heading', content: 'Text.'},
    {title: '', id: 'empty', content: ''},
  ],
};

describe('buildDocuments', () => {
  it('makes a document of the page and of each section that says something', () => {
    expect(buildDocuments(siteContent([indexed]), 2)).toEqual([
      {
        id: 0,
        title: 'Page',
        content: '',
        tags: ['tag'],
        sidebarParentCategories: ['Middle', 'Inner'],
        type: 'docs',
        sectionTitle: 'Page',
        pageTitle: 'Page',
        sectionRoute: '/base/docs/a',
      },
      {
        id: 1,
        title: 'Heading',
        content: 'Text.',
        tags: [],
        sidebarParentCategories: ['Middle', 'Inner'],
        type: 'docs',
        sectionTitle: 'Heading',
        pageTitle: 'Page',
        sectionRoute: '/base/docs/a#heading',
      },
    ]);
  });

  it('has the aliases of a section among its tags', () => {
    const sections = indexed.sections.map((section, at) => ({
      ...section,
      aliases: [`word${at}`],
    }));
    expect(
      buildDocuments(siteContent([{...indexed, sections}]), 0).map(
        ({tags}) => tags,
      ),
    ).toEqual([['tag', 'word0'], ['word1']]);
  });

  it('leaves categories out unless configured', () => {
    expect(
      buildDocuments(siteContent([indexed]), 0)[0]?.sidebarParentCategories,
    ).toEqual([]);
  });
});

describe('siteContent', () => {
  const page = (route: string, links: string[]) => ({
    ...indexed,
    page: {...indexed.page, route},
    links,
  });

  it('counts the pages that link to a page, with or without a slash', () => {
    const pages = siteContent([
      page('/a', ['/b']),
      page('/b/', ['/a']),
      page('/c', ['/b/', '/a', '/elsewhere']),
    ]);
    expect(pages.map(({inLinks}) => inLinks)).toEqual([2, 2, 0]);
  });
});

it.each([
  ['The `join` operator', 'The join operator'],
  ['**Very** *new* and _old_', 'Very new and old'],
  ['See [the guide](./guide.md)', 'See the guide'],
  ['R &amp; D &lt;x&gt;', 'R & D <x>'],
  ['&amp;lt;', '&lt;'],
  ['snake_case_name and __init__', 'snake_case_name and __init__'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['C* and D*', 'C* and D*'],
  ['max[0] (first)', 'max[0] (first)'],
])('%j is %j to a reader', (label, plain) => {
  expect(plainLabel(label)).toBe(plain);
});
