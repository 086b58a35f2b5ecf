import {describe, expect, it} from 'vitest';
import {buildDocuments} from '../../../../../plugins/search-local/server/buildDocuments';

const indexed = {
  page: {
    type: 'docs' as const,
    route: '/base/docs/a',
    source: '@site/docs/a.md',
    tags: ['tag'],
    categories: ['Outer', 'Middle', 'Inner'],
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
    expect(buildDocuments([indexed], 2)).toEqual([
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

  it('leaves categories out unless configured', () => {
    expect(buildDocuments([indexed], 0)[0]?.sidebarParentCategories).toEqual(
      [],
    );
  });
});
