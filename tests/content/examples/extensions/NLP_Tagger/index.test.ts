import {expect, it} from 'vitest';
import {exampleTables} from '@support/exampleTables';
import {ticketCell} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta, 'Worked example');

it('finds amounts and times by the pattern', () => {
  expect(shown).toEqual(
    ['T-5003', 'T-5010', 'T-5032', 'T-5005'].map((ticket_id) => {
      const [, number, unit = 'none'] =
        /(\d+) (euros|hours|pm)/.exec(ticketCell(ticket_id, 'text')) ?? [];
      return {
        ticket_id,
        Number: number === undefined ? 'none' : Number(number),
        Unit: unit,
      };
    }),
  );
});

it('quotes the ticket', () => {
  expect(ticketCell('T-5005', 'text')).toContain(
    'the new phone does not accept the SIM card',
  );
});
