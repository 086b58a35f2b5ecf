import {expect, it, describe} from 'vitest';
import {
  packTerms,
  unpackTerms,
  packQueries,
  unpackQueries,
} from '../../../../../../plugins/search-local/shared/packed/lists';

const LONG = 'a'.repeat(40);

it.each([
  [[]],
  [['scale', 'scaled', 'scaling', 'score', 'zebra']],
  [['über', 'überall', '東京', '東京都']],
  [[LONG, `${LONG}b`]],
])('gives back %j', (terms) => {
  expect(unpackTerms(packTerms(terms))).toEqual(terms);
});

it('writes the letters once that a term shares with the one before', () => {
  expect(packTerms(['scale', 'scaling'])).toBe('0scale 4ing');
});

describe('packQueries', () => {
  it('keeps the stems of each query, once and in order', () => {
    const packed = packQueries([[[70, 3, 70], [4000]], [], [[0]]]);
    expect(unpackQueries(packed, 3)).toEqual([[[3, 70], [4000]], [], [[0]]]);
  });

  it('takes a digit for a page without queries', () => {
    expect(packQueries([[], []])).toHaveLength(2);
  });
});
