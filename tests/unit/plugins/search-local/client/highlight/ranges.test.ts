// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {
  matchingRanges,
  matchingWords,
} from '../../../../../../plugins/search-local/client/highlight/ranges';

describe('matchingWords', () => {
  const words = (text: string, ...terms: string[]) =>
    matchingWords(text, terms).map(({start, end}) => text.slice(start, end));

  it('takes whole words that begin with a term, in any case', () => {
    expect(words('Joins and the join; rejoin not.', 'join')).toEqual([
      'Joins',
      'join',
    ]);
  });

  it('takes identifiers one part of which matches', () => {
    expect(words('Use crop_image here.', 'image')).toEqual(['crop_image']);
  });

  it('takes words with diacritics for terms without', () => {
    expect(words('Ein Café.', 'cafe')).toEqual(['Café']);
  });
});

describe('matchingRanges', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main><p>Join <em>joins</em></p><style>.join {}</style>' +
      '<pre>read_csv(join)</pre><a class="hash-link">join</a></main>';
  });

  it('finds words of the text and leaves the elements as they are', () => {
    const before = document.body.innerHTML;
    const found = matchingRanges(document.querySelector('main')!, ['join']);
    expect(found.map(String)).toEqual(['Join', 'joins', 'join']);
    expect(document.body.innerHTML).toBe(before);
  });
});
