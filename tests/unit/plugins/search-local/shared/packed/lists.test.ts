import {expect, it, describe} from 'vitest';
import {
  byFrequency,
  packTerms,
  unpackTerms,
  packAliases,
  unpackAliases,
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

describe('byFrequency', () => {
  it('puts the stem with the longest postings first, those of its forms included', () => {
    expect(byFrequency([2, 3, 4, 4], [0, 1, 2, 0])).toEqual([0, 2, 1, 3]);
  });

  it('keeps the order of stems with postings of the same length', () => {
    const order = byFrequency(Array<number>(5000).fill(7), [
      ...Array(5000).keys(),
    ]);
    expect(order).toEqual([...Array(5000).keys()]);
  });
});

describe('packAliases', () => {
  const order = byFrequency([5, 9, 9, 1], [0, 1, 2, 3]);

  it('keeps the stems of each alias in their order, and which are minor', () => {
    const aliases = [[[3, ~0, 3], [2]], [], [[1, ~3]]];
    expect(unpackAliases(packAliases(aliases, order), 3, order)).toEqual(
      aliases,
    );
  });

  it('takes a digit for a section without aliases', () => {
    expect(packAliases([[], []], order)).toHaveLength(2);
  });
});
