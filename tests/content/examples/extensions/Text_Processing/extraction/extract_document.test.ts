import {expect, it} from 'vitest';
import {exampleTables} from '@support/exampleTables';
import {sampleTable} from '@support/sampleData';
import {rowsWhere} from '@support/sampleRows';

const [tickets, shown] = exampleTables(import.meta);

it('takes three tickets of the sample data, in reverse order', () => {
  expect(tickets).toEqual(
    rowsWhere(
      sampleTable('support-tickets.csv'),
      ['ticket_id', ['T-5003', 'T-5002', 'T-5001']],
      ['ticket_id', 'topic', 'text'],
    ),
  );
});

it('takes the cell of a column and a row, counted from 1', () => {
  expect((shown ?? []).map(({Document: cell}) => cell)).toEqual(
    (shown ?? []).map(
      (row) =>
        tickets?.[Number(row['example index']) - 1]?.[
          String(row['attribute name'])
        ],
    ),
  );
});
