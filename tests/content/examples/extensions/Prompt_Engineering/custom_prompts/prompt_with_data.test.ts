import {expect, it} from 'vitest';
import {codeBlocks} from '@support/guideCode';
import {exampleTables} from '@support/exampleTables';
import {ticketCell} from '@support/ticketTexts';

const [tickets = []] = exampleTables(import.meta);
const [prompt = '', sent] = codeBlocks(import.meta, 'text');

it('shows tickets as they are, the last one without a text', () => {
  const shown = (cell: string) => (cell === 'null' ? '?' : cell);
  expect(tickets).toEqual(
    tickets.map(({ticket_id: id}) => ({
      ticket_id: id,
      channel: ticketCell(String(id), 'channel'),
      text: shown(ticketCell(String(id), 'text')),
    })),
  );
  expect(tickets.at(-1)?.text).toBe('?');
});

it('puts the cells of a row into the prompt', () => {
  const row = tickets[1] ?? {};
  expect(
    prompt.replace(/\[(\w+)\]/g, (_, name: string) => String(row[name])),
  ).toBe(sent);
});
