import {describe, expect, it} from 'vitest';
import {byBaseScore} from '../../../../../../plugins/search-local/client/ranking/byBaseScore';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

describe('byBaseScore', () => {
  const names = ['Once', 'Often', ...'ABCDE'];
  const index = loadPages(
    names.map((name) =>
      indexedPage(
        name,
        name === 'Often'
          ? 'A forest of trees. Each forest votes, and the forest decides.'
          : 'A model can be a forest, among many other things that it can be.',
      ),
    ),
  );
  const ranked = (page: number, weight: number, tier = 0) => ({
    page,
    weight,
    tier,
    sections: () => [],
  });
  const order = (
    pages: Parameters<typeof byBaseScore>[2],
    words = ['forest'],
  ) => byBaseScore(index, words, pages).map(({page}) => names[page]);

  it('puts the page with the higher score of lunr first if the weights are close', () => {
    expect(order([ranked(0, 10), ranked(1, 9.8)])).toEqual(['Often', 'Once']);
  });

  it('leaves a page first whose weight is much higher, or whose tier is', () => {
    expect(order([ranked(0, 10), ranked(1, 5)])).toEqual(['Once', 'Often']);
    expect(order([ranked(0, 10, 20), ranked(1, 9)])).toEqual(['Once', 'Often']);
  });

  it('leaves the order if no page has the words', () => {
    expect(order([ranked(0, 10), ranked(1, 9)], ['boat'])).toEqual([
      'Once',
      'Often',
    ]);
    expect(order([])).toEqual([]);
  });

  it('looks at the first five pages only', () => {
    const others = Array.from({length: 5}, (_, at) => ranked(at + 2, 20 - at));
    expect(order([...others, ranked(1, 15)]).at(-1)).toBe('Often');
  });
});
