import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Text_Processing/process_document_from_data';
import {exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {
  shownTokens,
  stepsOf,
  ticketCell,
  ticketTable,
} from '@support/ticketTexts';

const [tickets, steps, vector] = exampleTables(import.meta, 'Worked example');
const ids = ['T-5005', 'T-5010', 'T-5032'];

it('takes its tickets from the sample data', () => {
  expect(tickets).toEqual(
    ids.map((ticket_id) => ({
      ticket_id,
      topic: ticketCell(ticket_id, 'topic'),
      text: ticketCell(ticket_id, 'text'),
    })),
  );
});

it('shows what each step leaves', () => {
  expect(steps).toEqual(
    Object.entries(stepsOf(ticketCell('T-5010', 'text'))).map(
      ([step, tokens]) => ({
        After: step,
        'Tokens of T-5010': shownTokens(tokens),
      }),
    ),
  );
});

it('shows the word vector, turned on its side', () => {
  const {'example set': table = []} = run(
    {'example set': ticketTable(ids)},
    {},
  );
  const words = table.filter(({role}) => !role);
  expect(words).toHaveLength(21);
  expect(vector).toEqual(
    words.map(({name}) => ({
      word: name,
      ...Object.fromEntries(
        shownCells(table, name).map((cell, at) => [ids[at], cell]),
      ),
    })),
  );
});

it('explains two weights of T-5010', () => {
  const dead = Math.log(3) / 7;
  const call = Math.log(1.5) / 7;
  const length = Math.hypot(dead, dead, dead, dead, call, call, call);
  expect(dead.toFixed(3)).toBe('0.157');
  expect(call.toFixed(3)).toBe('0.058');
  expect(length.toFixed(3)).toBe('0.330');
});
