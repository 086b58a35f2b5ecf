import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  stem,
  tokenize,
  words,
} from '../../../../../plugins/search-local/shared/tokenizer';

describe('tokenize', () => {
  it.each([
    ['Hello, World!', ['hello', 'world']],
    ['k-NN', ['k', 'nn', 'knn']],
    ['crop_image', ['crop', 'image', 'cropimage']],
    ['read.csv', ['read', 'csv', 'readcsv']],
    ['RapidMiner', ['rapid', 'miner', 'rapidminer']],
    ['Müller naïve', ['muller', 'naive']],
    ['HDF5', ['hdf5']],
    ['', []],
    [' \n … ', []],
  ])('%j gives %j', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it('joins no long path', () => {
    expect(tokenize('a/b/c/d/e')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('gives only lower-case terms without blanks, for any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        for (const term of tokenize(text)) {
          expect(term).toBe(term.toLowerCase());
          expect(term).toMatch(/^\S+$/);
        }
      }),
    );
  });
});

describe('stem', () => {
  it('brings inflections together in English', () => {
    expect(stem('clustering', 'en')).toBe(stem('clustered', 'en'));
    expect(stem('clustering', 'en-GB')).toBe(stem('clusters', 'en'));
  });

  it('leaves other languages alone', () => {
    expect(stem('clustering', 'xx')).toBe('clustering');
  });
});

describe('words', () => {
  it('leaves the joined forms of identifiers out', () => {
    expect(words('The k-NN of crop_image')).toEqual([
      'the',
      'k',
      'nn',
      'of',
      'crop',
      'image',
    ]);
  });
});
