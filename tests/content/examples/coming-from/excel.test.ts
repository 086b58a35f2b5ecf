import {expect, it} from 'vitest';
import {run as generate} from '@lab/blending/attributes/generation/generate_attributes';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import {run as join} from '@lab/blending/table/joins/join';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [orders, prices, , totals] = exampleTables(import.meta);

const {join: priced = []} = join(
  {left: asTable(orders), right: asTable(prices)},
  {join_type: 'left', key_attributes: [['product', 'product']]},
);
const {'example set output': computed = []} = generate(
  {'example set input': priced},
  {
    function_descriptions: [
      ['amount', 'price * pieces'],
      ['payable', 'if(pieces >= 3, amount * 0.9, amount)'],
    ],
  },
);

it('leaves the amount of an unknown product missing', () => {
  expect(shownCells(computed, 'amount')).toEqual([80, 150, 450, '?']);
});

it('has the totals of the page', () => {
  const {'example set output': summed = []} = aggregate(
    {'example set input': computed},
    {
      group_by_attributes: 'customer',
      aggregation_attributes: [['payable', 'sum']],
    },
  );
  expect(shownRows(summed)).toEqual(totals);
});
