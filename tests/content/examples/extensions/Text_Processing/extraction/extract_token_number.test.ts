import {expect, it} from 'vitest';
import {exampleTables, rounded} from '@support/exampleTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta);

function countsOf(text: string): readonly [words: number, content: number] {
  const {Tokenize = [], 'Filter Stopwords': content = []} = stepsOf(text);
  return [Tokenize.length, content.length];
}

it('counts tokens at two places', () => {
  expect(shown).toEqual(
    ['T-5005', 'T-5010', 'T-5032'].map((ticket_id) => {
      const [words, content] = countsOf(ticketCell(ticket_id, 'text'));
      return {
        ticket_id,
        words,
        content,
        'share of stop words': rounded(1 - content / words),
      };
    }),
  );
});

it('counts no token of a text without letters', () => {
  expect(countsOf('4')).toEqual([0, 0]);
});
