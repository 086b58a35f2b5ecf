import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/rotation/de_pivot';
import type {Column, Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [wide, list = [], , nominal] = exampleTables(import.meta);
const {input: table, output: unrolled} = liveExample(import.meta, run);
const SERIES = list.map(
  (row) => [String(row['attribute name']), String(row.attributes)] as const,
);
const SALES = SERIES.slice(0, 1);

it('keeps rows of missing values if told so', () => {
  expect(shownRows(unrolled({keep_missings: true})).at(-1)).toEqual({
    shop: 'south',
    quarter: 2,
    sales: '?',
    cost: '?',
  });
});

it('writes names of columns into a nominal index, and repeats the others', () => {
  expect(
    shownRows(unrolled({attribute_name: SALES, create_nominal_index: true})),
  ).toEqual(nominal);
});

it('takes columns with a role, and leaves no role', () => {
  const withRoles = table.map((column) =>
    column.name === 'shop'
      ? {...column, role: 'id'}
      : column.name === 'sales_2'
        ? {...column, role: 'label'}
        : column,
  );
  const result = unrolled({}, withRoles);
  expect(result.some(({role}) => role !== undefined)).toBe(false);
});

it('has no rows if nothing fits', () => {
  const result = unrolled({attribute_name: [['sales', 'sales']]});
  expect(shownRows(result)).toEqual([]);
  expect(result.some(({name}) => name === 'sales')).toBe(false);
});

const binominal = table.map((column, at): Column =>
  column.name.startsWith('sales_')
    ? {...column, type: 'binominal', values: ['a', at === 1 ? 'b' : 'c']}
    : column,
);

const mixed = asTable(wide, {
  cost_2: {type: 'integer'},
  sales_2: {type: 'real'},
});

it.each([
  [{create_nominal_index: true}, table, 'with one series only'],
  [
    {attribute_name: [...SALES, ['cost', 'cost_1']]},
    table,
    'The series have different numbers of columns.',
  ],
  [{index_attribute: 'shop'}, table, 'There is a column "shop" already.'],
  [{index_attribute: 'sales'}, table, 'There is a column "sales" already.'],
  [{}, binominal, 'binominal and has more than two values.'],
  [{}, mixed, 'The columns of the series "sales" have different types.'],
] as const)('stops as the operator does: %#', (settings, input, message) => {
  expect(() => unrolled(settings as Settings, input)).toThrow(message);
});
