import {expect, it} from 'vitest';
import {OperatorError} from '@lab/_shared/types';
import type {Settings, Table} from '@lab/_shared/types';
import {run} from '@lab/extensions/Text_Processing/data_to_json';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';
import {ticketCell} from '@support/ticketTexts';

const [tickets, shown] = exampleTables(import.meta);
const [names] = exampleTables(import.meta, 'Description');

function jsonOf(table: Table, settings: Settings = {}): unknown[] {
  const {documents} = run({'example set': table}, settings);
  return (documents?.[0]?.values ?? []).map((text): unknown =>
    JSON.parse(String(text)),
  );
}

const parsed = (texts: readonly unknown[]) =>
  texts.map((text): unknown => JSON.parse(String(text)));

it('takes two tickets of the sample data', () => {
  const cells = ['customer_id', 'channel'].map((name) =>
    ['T-5010', 'T-5012'].map((id) => ticketCell(id, name)),
  );
  expect([
    column(tickets, 'customer.id'),
    column(tickets, 'customer.channel'),
  ]).toEqual(cells);
});

it('writes a document for each row', () => {
  const documents = parsed(column(shown, 'JSON'));
  expect(jsonOf(asTable(tickets))).toEqual(documents);
  expect(jsonOf(asTable(tickets), {include_missing_values: true})[1]).toEqual({
    ...(documents[1] as object),
    topic: null,
  });
  expect(jsonOf(asTable(tickets), {generate_array: true})).toEqual([documents]);
});

it('nests by dots and brackets', () => {
  const values = [
    ['Ada', 'Bonn'],
    ['Ada', 'Bonn'],
    ['Ada', '12', '34'],
  ];
  expect(
    column(names, 'Columns').map((cell, row) =>
      jsonOf(
        String(cell)
          .split(', ')
          .map((name, at) => nominal(name, [values[row]?.[at] ?? null])),
      ),
    ),
  ).toEqual(parsed(column(names, 'JSON')).map((one) => [one]));
});

it('cannot write names that contradict each other', () => {
  expect(() =>
    jsonOf([nominal('home.city', ['Bonn']), nominal('home[0]', ['Ulm'])]),
  ).toThrow(OperatorError);
});
