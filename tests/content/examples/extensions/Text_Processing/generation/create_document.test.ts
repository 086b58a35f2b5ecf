import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';
import {ticketCell} from '@support/ticketTexts';

const [settings, table] = exampleTables(import.meta);
const values = column(settings, 'Value');

it('types a ticket of the sample data, with its topic', () => {
  expect(values).toEqual([
    ticketCell('T-5010', 'text'),
    'on',
    'nominal',
    ticketCell('T-5010', 'topic'),
  ]);
});

it('becomes one row with text and label', () => {
  expect(table).toEqual([{message: values[0], topic: values[3]}]);
});
