import {expect, it} from 'vitest';
import {exampleTables} from '@support/exampleTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta);
const lengthOf = (tokens: readonly string[] = []) => tokens.join('').length;

it('adds up the characters of all tokens at three places', () => {
  expect(shown).toEqual(
    ['T-5005', 'T-5010', 'T-5032'].map((ticket_id) => {
      const text = ticketCell(ticket_id, 'text');
      const steps = stepsOf(text);
      return {
        ticket_id,
        'Before Tokenize': text.length,
        'After Tokenize': lengthOf(steps.Tokenize),
        'After the stop words': lengthOf(steps['Filter Stopwords']),
      };
    }),
  );
});

it('is 0 without tokens', () => {
  expect(lengthOf(stepsOf('4').Tokenize)).toBe(0);
});
