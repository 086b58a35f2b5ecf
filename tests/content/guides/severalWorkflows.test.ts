import {expect, it} from 'vitest';
import {sum} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';
import {exampleTables, numbers} from '../support/exampleTables';
import {columnOf} from '../support/rows';
import {shopTable} from '../support/shopTable';

it('adds up the March sales of each shop', () => {
  const [table] = exampleTables(
    'workflow/several-workflows',
    'Worked example: March sales of three shops',
  );
  const sales = ['Harbor', 'Market', 'Station'].map((shop) =>
    columnOf(shopTable(shop, '2025-03-01', '2025-03-31'), 'sales').values.map(
      Number,
    ),
  );
  expect(numbers(table, 'count(date)')).toEqual(
    sales.map(({length}) => length),
  );
  expect(numbers(table, 'sum(sales)')).toEqual(
    sales.map((days) => Number(sum(days).toFixed(2))),
  );
  expect(numbers(table, 'maximum(sales)')).toEqual(
    sales.map((days) => Math.max(...days)),
  );
});
