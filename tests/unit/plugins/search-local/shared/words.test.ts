import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {stem} from '../../../../../plugins/search-local/shared/language/language';
import {
  textOf,
  tokenize,
  words,
} from '../../../../../plugins/search-local/shared/words';

describe('tokenize', () => {
  it.each([
    ['Hello, World!', ['hello', 'world']],
    ['k-NN', ['k', 'nn', 'knn']],
    ['k\u2011NN', ['k', 'nn', 'knn']],
    ['צה\u05F4ל', ['צה', 'ל', 'צהל']],
    ['crop_image', ['crop', 'image', 'cropimage']],
    ['read.csv', ['read', 'csv', 'readcsv']],
    ['RapidMiner', ['rapid', 'miner', 'rapidminer']],
    ['Müller naïve', ['muller', 'naive']],
    ['HDF5', ['hdf5']],
    ['HTTPServer', ['http', 'server', 'httpserver']],
    ['JSONSchema of PDFs', ['json', 'schema', 'jsonschema', 'of', 'pdfs']],
    ['2.0, v1.10', ['2', '0', '2.0', '1', '10', '1.10']],
    ['Python3.11', ['python3', '11']],
    ['C++, C# and .NET', ['c', 'c++', 'c', 'c#', 'and', 'net', '.net']],
    ['page.html#part', ['page', 'html', 'pagehtml', 'part']],
    ['Stop.Net', ['stop', 'net', 'stopnet']],
    ['Straße', ['strasse']],
    ['œuvres Ægir', ['oeuvres', 'aegir']],
    ['Łódź smørrebrød', ['lodz', 'smorrebrod']],
    ['❤\uFE0F join', ['join']],
    ['\u0301', []],
    ['cafe\u0301', ['cafe']],
    ['हिन्दी में', ['हिन्दी', 'में']],
    ['الْكِتَابُ', ['الكتاب']],
    ['рабочий ёлка', ['рабочий', 'елка']],
    ['Pythonで学ぶ', ['python', 'で学', 'ぶ', '学ぶ']],
    ['ｶﾞｲﾄﾞ', ['ガイ', 'ド', 'イド']],
    ['表', ['表']],
    ['ที่นี่', ['นี่', 'ที่นี่']],
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
  it('takes C++ for one, and cuts a run of letters into bigrams', () => {
    expect(words('C++ で学ぶ')).toEqual(['c++', 'で学', '学ぶ']);
  });

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

describe('textOf', () => {
  it.each(['join tables', '機械学習', '表 join データを読む', 'a 学 習'])(
    'gives the text of the words of %j',
    (text) => {
      expect(textOf(words(text))).toBe(text);
    },
  );
});
