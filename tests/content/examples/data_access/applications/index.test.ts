import {expect, it} from 'vitest';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import type {Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [events, messages = []] = exampleTables(
  import.meta,
  'Worked example: from events to two messages',
);

const above = (table: Table, name: string): Table =>
  filter(
    {'example set input': table},
    {filters_list: [['filters_entry_key', `${name}.gt.90`]]},
  )['example set output'] ?? [];

const found = asTable(events);
const sums =
  aggregate(
    {'example set input': found},
    {
      group_by_attributes: 'host',
      aggregation_attributes: [['count', 'sum']],
    },
  )['example set output'] ?? [];
const sent = [found, above(found, 'count'), sums, above(sums, 'sum(count)')];

it('sends a message for each row', () => {
  expect(
    messages.map(({Messages: count, Hosts: hosts}) => [count, hosts]),
  ).toEqual(
    sent.map((table) => {
      const hosts = shownCells(table, 'host');
      return [hosts.length, hosts.join(', ')];
    }),
  );
});

it('adds up the errors of the first host', () => {
  expect(shownCells(sent.at(-1), 'sum(count)')).toEqual([412, 97]);
});
