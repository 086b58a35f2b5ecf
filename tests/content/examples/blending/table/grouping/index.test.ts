import {expect, it} from 'vitest';
import {run as generate} from '@lab/blending/attributes/generation/generate_attributes';
import {run as generateId} from '@lab/blending/attributes/generation/generate_id';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import {run as sort} from '@lab/blending/examples/sort/sort';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import {run as append} from '@lab/blending/table/joins/append';
import {run as join} from '@lab/blending/table/joins/join';
import {run as integrate} from '@lab/modeling/time_series/transformation/integration';
import {run as lag} from '@lab/modeling/time_series/transformation/lag_series_with_default_lag';
import {run as fill} from '@lab/modeling/time_series/transformation/replace_missing_values';
import {run as loopValues} from '@lab/utility/process_control/loops/loop_values';
import type {Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [orderRows, , looped] = exampleTables(
  import.meta,
  'Number rows, add a running total, and fill down in each group',
);
const [withoutLoop] = exampleTables(
  import.meta,
  'The row above, and the top N rows of each group, without a loop',
);
const orders = asTable(orderRows);

function sorted(table: Table, ...names: readonly string[]): Table {
  const {'example set output': output = []} = sort(
    {'example set input': table},
    {sort_by: names.map((name) => [name, 'ascending'] as const)},
  );
  return output;
}

/** The inner process of the loop, applied to the rows of one iteration. */
function iterationOf(rows: Table): Table {
  const {'example set output': numbered = []} = generateId(
    {'example set input': rows},
    {},
  );
  const {'example set': summed = []} = integrate(
    {'example set': numbered},
    {
      attribute_filter_type: 'single',
      attribute: 'amount',
      overwrite_attributes: false,
      new_attributes_postfix: '_total',
    },
  );
  const {'example set': filled = []} = fill(
    {'example set': summed},
    {attribute_filter_type: 'single', attribute: 'discount'},
  );
  return filled;
}

it('numbers, adds up, and fills within each customer', () => {
  const table = sorted(orders, 'day');
  const {rounds = []} = loopValues({'input 1': table}, {attribute: 'customer'});
  const tables = shownCells(rounds, 'loop_value').map((customer) =>
    iterationOf(
      filter(
        {'example set input': table},
        {
          condition_class: 'expression',
          parameter_expression: `customer == "${customer}"`,
        },
      )['example set output'] ?? [],
    ),
  );
  const {'merged set': merged} = append(
    Object.fromEntries(tables.map((one, at) => [`example set ${at + 1}`, one])),
    {},
  );
  expect(shownRows(merged)).toEqual(looped);
});

it('would continue with the discount of another customer without the loop', () => {
  expect(shownCells(iterationOf(sorted(orders, 'day')), 'discount')[1]).toBe(5);
});

it('has the number and the earlier amount without a loop', () => {
  const {'example set output': numbered = []} = generateId(
    {'example set input': sorted(orders, 'customer', 'day')},
    {},
  );
  const {'example set output': groups = [], original = []} = aggregate(
    {'example set input': numbered},
    {
      group_by_attributes: 'customer',
      aggregation_attributes: [['id', 'minimum']],
    },
  );
  const {join: joined = []} = join(
    {left: original, right: groups},
    {join_type: 'left', key_attributes: [['customer', 'customer']]},
  );
  const {'example set output': lagged = []} = lag(
    {'example set input': joined},
    {
      individual_lags: [
        ['customer', '1'],
        ['amount', '1'],
      ],
    },
  );
  const {'example set output': result} = generate(
    {'example set input': lagged},
    {
      function_descriptions: [
        ['number', 'id - [minimum(id)] + 1'],
        [
          'previous',
          'if(customer == [customer - 1], [amount - 1], MISSING_NUMERIC)',
        ],
      ],
    },
  );
  const shown = (result ?? []).filter(
    ({name}) => name !== 'day' && name !== 'discount',
  );
  expect(shownRows(shown)).toEqual(withoutLoop);
});
