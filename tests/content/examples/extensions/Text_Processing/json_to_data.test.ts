import {expect, it} from 'vitest';
import {OperatorError} from '@lab/_shared/types';
import type {Settings, Table} from '@lab/_shared/types';
import {run} from '@lab/extensions/Text_Processing/json_to_data';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {regularNames, shownRows} from '@support/runTables';
import {ticketCell} from '@support/ticketTexts';

const [documents, table] = exampleTables(import.meta);
const [paths] = exampleTables(import.meta, 'Description');

const {output: computed} = liveExample(import.meta, run);

function tableOf(texts: readonly unknown[], settings: Settings = {}): Table {
  const values = texts.map(String);
  const made = computed(settings, [{name: 'json', type: 'text', values}]);
  return made;
}

const texts = column(documents, 'JSON');

it('takes three tickets of the sample data', () => {
  for (const text of texts) {
    const {ticket, customer, euros, topic} = JSON.parse(String(text)) as {
      ticket: string;
      customer: Readonly<Record<string, string>>;
      euros?: number[];
      topic?: string;
    };
    expect(customer.id).toBe(ticketCell(ticket, 'customer_id'));
    expect([undefined, ticketCell(ticket, 'channel')]).toContain(
      customer.channel,
    );
    expect([undefined, ticketCell(ticket, 'topic')]).toContain(topic);
    const amounts = ticketCell(ticket, 'text').matchAll(/(\d+) euros/g);
    expect(euros ?? []).toEqual([...amounts].map(([, one]) => Number(one)));
  }
});

it('flattens them into rows', () => {
  const made = tableOf(texts);
  expect(table).toEqual(shownRows(made));
  expect(Object.keys(table?.[0] ?? {})).toEqual(made.map(({name}) => name));
  expect(made.find(({name}) => name === 'euros[0]')?.type).toBe('integer');
  expect(regularNames(tableOf(texts, {ignore_arrays: true}))).toBe(
    'customer.channel, customer.id, ticket, topic',
  );
});

it('names columns after the path', () => {
  expect(column(paths, 'Column')).toEqual(
    column(paths, 'JSON in the document').map((text) =>
      tableOf([text])
        .map(({name}) => name)
        .join(' and '),
    ),
  );
});

it('makes one row of an array, and numbers of ids', () => {
  const [id] = tableOf(['[{"id": "007"}, {"id": "8"}]']);
  expect([id?.name, id?.values]).toEqual(['[0].id', [7]]);
  const [text] = tableOf(['{"id": "007"}'], {guess_data_types: false});
  expect(text?.values).toEqual(['007']);
});

it('stops at a document that is no JSON, or leaves it out', () => {
  const broken = ['{"a": 1}', '{"a": '];
  expect(() => tableOf(broken)).toThrow(OperatorError);
  const [a] = tableOf(broken, {skip_invalid_documents: true});
  expect(a?.values).toEqual([1]);
});
