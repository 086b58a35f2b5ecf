import {expect, it} from 'vitest';
import {
  packTerms,
  unpackTerms,
} from '../../../../../../plugins/search-local/shared/packed/terms';

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
