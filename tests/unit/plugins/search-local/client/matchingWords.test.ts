import {describe, expect, it} from 'vitest';
import {matchingWords} from '../../../../../plugins/search-local/client/matchingWords';

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

  it('takes a single letter for itself, or for the first part of a word', () => {
    const text = "The t-tests of today's k-Means, k = 3.";
    expect(words(text, 't')).toEqual(['t-tests']);
    expect(words(text, 'k')).toEqual(['k-Means', 'k']);
  });

  it('takes words with diacritics for terms without', () => {
    expect(words('Ein Café.', 'cafe')).toEqual(['Café']);
  });
});
