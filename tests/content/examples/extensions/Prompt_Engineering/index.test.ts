import {expect, it} from 'vitest';
import {exampleTables} from '@support/exampleTables';
import {ticketCell} from '@support/ticketTexts';

const [tickets = []] = exampleTables(
  import.meta,
  'Worked example: how good are the answers?',
);
/** Answers of the model according to the page's text. */
const ANSWERS = ['billing', 'billing', 'outage', 'outage', 'outage'];

it('has the topics of the tickets', () => {
  expect(tickets.map(({topic}) => topic)).toEqual(
    tickets.map(({ticket_id: id}) => ticketCell(String(id), 'topic')),
  );
});

it('counts four of five answers as right, and no device', () => {
  const right = tickets.filter(({topic}, at) => topic === ANSWERS[at]);
  expect(right.length / tickets.length).toBe(0.8);
  expect(right.filter(({topic}) => topic === 'device')).toEqual([]);
});
