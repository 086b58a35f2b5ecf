import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';
import {rowsWhere} from '@support/sampleRows';
import {sampleTable} from '@support/sampleData';

const [rows, documents] = exampleTables(import.meta);
const tickets = sampleTable('support-tickets.csv');

it('takes three tickets of the sample data, one without a topic', () => {
  expect(rows).toEqual(
    rowsWhere(
      tickets,
      ['ticket_id', ['T-5007', 'T-5012', 'T-5015']],
      ['ticket_id', 'topic', 'text'],
    ),
  );
  expect(column(rows, 'topic')).toContain('?');
});

it('makes a document of the text of each row', () => {
  expect(documents).toEqual(
    column(rows, 'text').map((text, at) => ({Document: at + 1, Text: text})),
  );
});

it('has four tickets without a text to filter first', () => {
  const texts = tickets.find(({name}) => name === 'text')?.values ?? [];
  expect(texts.filter((text) => text === null)).toHaveLength(4);
});
