import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Text_Processing/transformation/cut_document';
import {column, exampleTables} from '@support/exampleTables';
import {ticketCell} from '@support/ticketTexts';

const [shown, texts, cut] = exampleTables(import.meta);

function segments(text: string, expression: string): readonly string[] {
  const {documents} = run(
    {document: [{name: 'text', type: 'text', values: [text]}]},
    {regular_expression_queries: [['complaint', expression]]},
  );
  return (documents?.[0]?.values ?? []).map(String);
}

it('finds the complaints of each ticket', () => {
  expect(shown).toEqual(
    ['T-5018', 'T-5054', 'T-5008', 'T-5010'].map((ticket_id) => {
      const [first = 'none', second = 'none', ...more] = segments(
        ticketCell(ticket_id, 'text'),
        '(?:: |, and )([^,.]+)',
      );
      expect(more).toEqual([]);
      return {ticket_id, 'Segment 1': first, 'Segment 2': second};
    }),
  );
});

it('hands over the first group, and nothing without a match', () => {
  expect(segments('Order: 4711, Order: 4712', 'Order: (\\w+)')).toEqual([
    '4711',
    '4712',
  ]);
  expect(segments('', 'Order: (\\w+)')).toEqual([]);
});

it('continues a segment after a line break', () => {
  expect(segments('Re: line 1\nline 2. End', 'Re: (.+?)\\.')).toEqual([
    'line 1\nline 2',
  ]);
});

it('shows the text of the first ticket, and its segments', () => {
  expect(column(texts, 'text')).toEqual([ticketCell('T-5018', 'text')]);
  expect(column(cut, 'segment')).toEqual([
    shown?.[0]?.['Segment 1'],
    shown?.[0]?.['Segment 2'],
  ]);
});
