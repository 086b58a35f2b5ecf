import {expect, it} from 'vitest';
import {run as tokenize} from '@lab/extensions/Text_Processing/tokenization/tokenize';
import {run} from '@lab/extensions/Text_Processing/transformation/transform_cases';
import {column, exampleTables} from '@support/exampleTables';
import {ticketCell, tokensOf} from '@support/ticketTexts';

const [shown, three, lower] = exampleTables(import.meta);
const [lost] = exampleTables(import.meta, 'Description');

it('shows all tokens that change', () => {
  expect(shown).toEqual(
    ['T-5005', 'T-5010', 'T-5032'].map((ticket_id) => {
      const tokens = tokensOf(tokenize, [ticketCell(ticket_id, 'text')]);
      const changed = tokens.filter((one) => one !== one.toLowerCase());
      const upper = tokensOf(run, changed, {transform_to: 'upper case'});
      return {
        ticket_id,
        'Tokens that change': changed.join(', '),
        'Lower case': tokensOf(run, changed).join(', '),
        'Upper case': upper.join(', '),
      };
    }),
  );
});

it('changes the three tokens of the table', () => {
  expect(tokensOf(run, column(three, 'token').map(String))).toEqual(
    column(lower, 'token'),
  );
});

it('makes one word of each pair', () => {
  for (const {Before, After} of lost ?? []) {
    expect([...new Set(tokensOf(run, String(Before).split(', ')))]).toEqual([
      After,
    ]);
  }
});

it('finds a word in two cases in the whole file', () => {
  const words = tokensOf(tokenize, [ticketCell('T-5012', 'text')]);
  expect(words).toContain('To');
  expect(words).toContain('to');
});
