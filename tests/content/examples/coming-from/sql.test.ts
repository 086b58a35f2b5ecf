import {expect, it} from 'vitest';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import {run as range} from '@lab/blending/examples/filter/filter_example_range';
import {run as sort} from '@lab/blending/examples/sort/sort';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import type {Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [orders, , result] = exampleTables(import.meta);

const kept = (table: Table, parameter_expression: string): Table =>
  filter(
    {'example set input': table},
    {condition_class: 'expression', parameter_expression},
  )['example set output'] ?? [];

function totals(condition: string): Table {
  const summed = aggregate(
    {'example set input': kept(asTable(orders), condition)},
    {
      group_by_attributes: 'region',
      aggregation_attributes: [['amount', 'sum']],
    },
  )['example set output'];
  const sorted = sort(
    {'example set input': kept(summed ?? [], '[sum(amount)] > 50')},
    {sort_by: [['sum(amount)', 'descending']]},
  )['example set output'];
  return (
    range(
      {'example set input': sorted ?? []},
      {first_example: 1, last_example: 2},
    )['example set output'] ?? []
  );
}

it('has the rows of the page', () => {
  expect(shownRows(totals('status != "canceled"'))).toEqual(result);
});

it('has those of a database without the order whose status is missing', () => {
  const rows = shownRows(totals('status != "canceled" && !missing(status)'));
  expect(rows).toEqual([
    {region: 'north', 'sum(amount)': 120},
    {region: 'south', 'sum(amount)': 80},
  ]);
});
