import {expect, it} from 'vitest';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import {run as sort} from '@lab/blending/examples/sort/sort';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import {run as join} from '@lab/blending/table/joins/join';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [orders, customers, , totals] = exampleTables(import.meta);

const {join: joined = []} = join(
  {left: asTable(orders), right: asTable(customers)},
  {join_type: 'left', key_attributes: [['customer', 'customer']]},
);

it('leaves an order without a customer without a tier', () => {
  expect(shownCells(joined, 'order')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shownCells(joined, 'tier')[3]).toBe('?');
});

it('has the sums of the page, in its order', () => {
  const filtered = filter(
    {'example set input': joined},
    {condition_class: 'expression', parameter_expression: 'amount > 40'},
  );
  const summed = aggregate(
    {'example set input': filtered['example set output'] ?? []},
    {
      group_by_attributes: 'tier',
      aggregation_attributes: [['amount', 'sum']],
    },
  );
  const sorted = sort(
    {'example set input': summed['example set output'] ?? []},
    {sort_by: [['sum(amount)', 'descending']]},
  );
  expect(shownRows(sorted['example set output'] ?? [])).toEqual(totals);
});
