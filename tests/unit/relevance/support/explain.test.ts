import {describe, expect, it} from 'vitest';
import {explain} from '../../../relevance/support/explain';
import {indexedPage, loadPages} from '../../../support/searchSite';

const index = loadPages(
  [indexedPage('Join', 'Combines tables.'), indexedPage('Pivot', 'A table.')],
  {synonyms: {vlookup: ['join']}},
);

describe('explain', () => {
  it('names the kind of match of each page, and the features that change its weight', () => {
    const {pages} = explain(index, 'join tables', 8);
    expect(pages[0]).toMatchObject({
      title: 'Join',
      points: 18,
      kind: expect.stringMatching(
        /^One of two words is in the title, the other in the text/,
      ),
    });
    expect(pages[0]!.features.map(({name}) => name)).toContain(
      'Share of the letters of the title that are in the query',
    );
    expect(pages[1]).toMatchObject({
      title: 'Pivot',
      points: 0,
      kind: 'Words are elsewhere',
    });
    for (const {weight, wordWeight, features} of pages) {
      expect(weight).toBeCloseTo(
        features.reduce((product, {factor}) => product * factor, wordWeight),
      );
    }
  });

  it('names a match by a synonym, and the corrected spelling', () => {
    expect(explain(index, 'vlookup', 8).pages[0]?.kind).toBe(
      'The query with a synonym is the title',
    );
    expect(explain(index, 'pviot', 8).ranAs).toBe('pivot');
  });
});
