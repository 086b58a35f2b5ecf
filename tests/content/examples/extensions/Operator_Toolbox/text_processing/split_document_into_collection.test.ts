import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/text_processing/split_document_into_collection';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {ticketCell} from '@support/ticketTexts';

const [ticket] = exampleTables(import.meta);

function piecesOf(text: string) {
  const {'example set': table} = run(
    {document: [{name: 'text', type: 'text', values: [text]}]},
    {split_string: ', and '},
  );
  return shownCells(table, 'text');
}

it('cuts a ticket of the sample data in two', () => {
  const text = ticketCell('T-5011', 'text');
  expect(column(ticket, 'text')).toEqual([text]);
});

it('leaves a ticket without the split string whole', () => {
  const text = ticketCell('T-5010', 'text');
  expect(piecesOf(text)).toEqual([text]);
});
