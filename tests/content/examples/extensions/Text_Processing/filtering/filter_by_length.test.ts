import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Text_Processing/filtering/filter_by_length';
import {column, exampleTables} from '@support/exampleTables';
import {stepsOf, ticketCell, tokensOf} from '@support/ticketTexts';

const [shown, kept] = exampleTables(import.meta);
const [lengths] = exampleTables(import.meta, 'Description');
const tokens = stepsOf(ticketCell('T-5005', 'text'))['Filter Stopwords'] ?? [];

it('filters the tokens of a ticket as shown', () => {
  expect(column(shown, 'Token')).toEqual(tokens);
  expect(column(shown, 'Characters')).toEqual(tokens.map(({length}) => length));
  for (const least of [3, 4]) {
    const left = tokensOf(run, tokens, {min_chars: least});
    expect(column(shown, `min chars ${least}`)).toEqual(
      tokens.map((token) => (left.includes(token) ? 'stays' : 'goes')),
    );
  }
});

it('leaves the tokens of the table', () => {
  expect(tokensOf(run, tokens)).toEqual(column(kept, 'Token'));
});

it('keeps tokens at both bounds', () => {
  expect(
    tokensOf(run, ['ab', 'abc', 'abcd', 'abcde'], {
      min_chars: 3,
      max_chars: 4,
    }),
  ).toEqual(['abc', 'abcd']);
});

it('names words of the length it says', () => {
  for (const {Length, 'Typical words': words} of lengths ?? []) {
    for (const word of String(words).split(', ')) {
      expect(word).toHaveLength(Number(Length));
    }
  }
});
