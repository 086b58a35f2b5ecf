import {describe, expect, it} from 'vitest';
import {
  hasWords,
  readText,
  writeFilter,
} from '../../../../../plugins/shared/filter/address';

describe('hasWords', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['RANK', true],
    ['ties  ran', true],
    ['rank month', false],
  ])('tells if a text has all words of %j: %s', (words, expected) => {
    expect(hasWords('Rank rows, with ties', words)).toBe(expected);
  });
});

it('reads the text that was written into an address, beside other parameters', () => {
  const search = writeFilter('?from=mail', {text: 'near & far'});
  expect(search).toBe('?from=mail&text=near+%26+far');
  expect(readText(search)).toBe('near & far');
  expect(readText('')).toBe('');
  expect(writeFilter(search, {text: ''})).toBe('?from=mail');
});
