import {expect, it} from 'vitest';
import {sum} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';
import {exampleTables, numbers} from '../support/exampleTables';
import {shopTable} from '../support/shopTable';
import {columnOf} from '../support/rows';

it('counts the rows of a run that stopped halfway', () => {
  const [written, states] = exampleTables(
    'deploy/failed-runs',
    'Worked example: a run that stopped halfway',
  );
  const day = ['Harbor', 'Market', 'Station'].map((shop) =>
    Number(
      columnOf(shopTable(shop, '2025-03-03', '2025-03-03'), 'sales').values[0],
    ),
  );
  const first = day.slice(0, 2);
  expect(numbers(written, 'sales')).toEqual(first);
  const each = [first, [...first, ...day], day];
  expect(numbers(states, 'Rows of the day')).toEqual(
    each.map(({length}) => length),
  );
  expect(numbers(states, 'Total')).toEqual(
    each.map((sales) => Number(sum(sales).toFixed(2))),
  );
});
