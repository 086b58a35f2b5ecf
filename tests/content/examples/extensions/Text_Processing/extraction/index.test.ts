import {expect, it} from 'vitest';
import {exampleTables, rounded} from '@support/exampleTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta, 'Worked example');

function measuresOf(text: string) {
  const {Tokenize = []} = stepsOf(text);
  const amount = /(\d+) euros/.exec(text)?.[1];
  return {
    amount: amount === undefined ? '?' : Number(amount),
    words: Tokenize.length,
    word_length: rounded(Tokenize.join('').length / Tokenize.length),
  };
}

it('measures three tickets and finds their amounts', () => {
  expect(shown).toEqual(
    ['T-5001', 'T-5003', 'T-5010'].map((ticket_id) => ({
      ticket_id,
      ...measuresOf(ticketCell(ticket_id, 'text')),
    })),
  );
});

it('finds no amount in another unit', () => {
  expect(measuresOf('It costs 5 cents.').amount).toBe('?');
});
