import {describe, expect, it} from 'vitest';
import {explain} from '../../../relevance/support/explain';
import {indexedPage, loadPages} from '../../../support/searchSite';

const index = loadPages(
  [indexedPage('Join', 'Combines tables.'), indexedPage('Pivot', 'A table.')],
  {synonyms: {vlookup: ['join']}},
);

describe('explain', () => {
  it('tells the tier of each page and where it has each word', () => {
    const {pages} = explain(index, 'join tables', 8);
    expect(pages[0]).toMatchObject({
      title: 'Join',
      tier: 'partOfTitle',
      words: [
        {word: 'join', fields: ['title']},
        {word: 'tables', fields: ['content']},
      ],
    });
    expect(pages[1]).toMatchObject({title: 'Pivot', tier: 'some'});
  });

  it('tells how far a synonym reaches, and what a misspelled query ran as', () => {
    expect(explain(index, 'vlookup', 8).pages[0]?.tier).toBe('alias');
    expect(explain(index, 'pviot', 8).ranAs).toBe('pivot');
  });
});
