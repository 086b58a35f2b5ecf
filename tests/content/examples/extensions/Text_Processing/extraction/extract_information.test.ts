import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';
import {ticketCell} from '@support/ticketTexts';

const [queries, shown] = exampleTables(import.meta);
const partsOf = column(queries, 'Query').map((query) =>
  String(query).split(' and '),
);
const literal = (text: string) => text.replace(/[.[\]\\]/g, '\\$&');

/**
 * Matches the text between the first match of one pattern and the next match of
 * another.
 */
const between = (start: string, end: string) =>
  new RegExp(`(?:${start})(.*?)(?:${end})`);

const [
  [amount = ''] = [],
  [around = '', pm = ''] = [],
  [from = '', to = ''] = [],
] = partsOf;
const patterns = {
  amount: new RegExp(amount),
  hour: between(literal(around), literal(pm)),
  matter: between(from, to),
};

function found(text: string, pattern: RegExp): number | string {
  const value = pattern.exec(text)?.[1]?.trim() ?? '?';
  return /^\d+$/.test(value) ? Number(value) : value;
}

it('finds the values of four tickets', () => {
  expect(shown).toEqual(
    ['T-5001', 'T-5003', 'T-5007', 'T-5010'].map((ticket_id) => {
      const text = ticketCell(ticket_id, 'text');
      return {
        ticket_id,
        ...Object.fromEntries(
          Object.entries(patterns).map(([name, pattern]) => [
            name,
            found(text, pattern),
          ]),
        ),
      };
    }),
  );
});

it('finds nothing without both ends', () => {
  expect(found('around noon', patterns.hour)).toBe('?');
});
