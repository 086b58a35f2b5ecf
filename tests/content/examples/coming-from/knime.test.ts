import {expect, it} from 'vitest';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import {run as sort} from '@lab/blending/examples/sort/sort';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [orders, , result] = exampleTables(import.meta);

const filtered = filter(
  {'example set input': asTable(orders)},
  {condition_class: 'expression', parameter_expression: 'amount >= 50'},
);

it('keeps the other rows at the second output', () => {
  expect(shownCells(filtered['unmatched example set'], 'order')).toEqual([
    3, 4,
  ]);
});

it('has the groups of the page, in its order', () => {
  const {'example set output': summed = []} = aggregate(
    {'example set input': filtered['example set output'] ?? []},
    {
      group_by_attributes: 'region',
      aggregation_attributes: [
        ['amount', 'sum'],
        ['amount', 'count'],
      ],
    },
  );
  const {'example set output': sorted = []} = sort(
    {'example set input': summed},
    {sort_by: [['sum(amount)', 'descending']]},
  );
  expect(shownRows(sorted)).toEqual(result);
});
