import {expect, it} from 'vitest';
import {exampleTables, rounded} from '@support/exampleTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta);
const [places] = exampleTables(import.meta, 'Description');

const lengthOf = (tokens: readonly string[]) => tokens.join('').length;
const averageOf = (tokens: readonly string[] = []) =>
  rounded(lengthOf(tokens) / tokens.length);

it('averages the lengths at four places', () => {
  const text = ticketCell('T-5010', 'text');
  const steps = stepsOf(text);
  expect((places ?? []).map((row) => row['Average for T-5010'])).toEqual([
    averageOf([text]),
    averageOf(steps.Tokenize),
    averageOf(steps['Filter Stopwords']),
    averageOf(steps['Stem (Porter)']),
  ]);
});

it('averages three tickets', () => {
  expect(shown).toEqual(
    ['T-5005', 'T-5010', 'T-5032'].map((ticket_id) => {
      const {Tokenize = []} = stepsOf(ticketCell(ticket_id, 'text'));
      return {
        ticket_id,
        'Characters of all tokens': lengthOf(Tokenize),
        Tokens: Tokenize.length,
        word_length: averageOf(Tokenize),
      };
    }),
  );
});

it('is the length of a single token', () => {
  expect(averageOf(['internet'])).toBe(8);
});
