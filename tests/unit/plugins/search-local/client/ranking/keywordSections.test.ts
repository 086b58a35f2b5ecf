import {describe, expect, it} from 'vitest';
import {findPages} from '../../../../../../plugins/search-local/client/answer/findPages';
import {keywordSections} from '../../../../../../plugins/search-local/client/ranking/keywordSections';
import {words} from '../../../../../../plugins/search-local/shared/words';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

const entry = (id: string, keywords: string) => ({
  title: id,
  id,
  content: 'What it means.',
  keywords: keywords.split(' '),
});

const index = loadPages([
  indexedPage('Decision Tree', 'Learns a nominal label.', {
    tags: ['label', 'nominal', 'must'],
  }),
  indexedPage('Errors', 'Explained.', {
    sections: [
      entry('a', 'label attribute must nominal'),
      entry('b', 'label attribute must numerical'),
      entry('c', 'examples'),
    ],
  }),
]);

const found = (query: string) => keywordSections(index, words(query));

describe('keywordSections', () => {
  it('finds the section whose keywords a query has, whatever else is in it', () => {
    const [first] = findPages(
      index,
      'The label attribute (x1) must be nominal for Decision Tree 42.',
    ).pages;
    expect(index.pages[first!.page]?.title).toBe('Errors');
    // Sections 0 and 1 are the starts of the two pages.
    expect(first!.place).toBe(2);
  });

  it('prefers the section with more of the keywords', () => {
    expect(found('label attribute must numerical').get(1)?.section).toBe(3);
  });

  it('needs nearly all keywords, at least two, and none of a page as a whole', () => {
    expect(found('label attribute')).toEqual(new Map());
    expect(found('examples')).toEqual(new Map());
    expect(found('label nominal must')).toEqual(new Map());
  });
});
