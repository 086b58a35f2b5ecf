import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/joins/join';
import type {Column, Settings} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [orders, customers, outer = []] = exampleTables(import.meta);
const left = asTable(orders);
const right = asTable(customers);
const KEYS: Settings = {key_attributes: [['customer', 'customer']]};

const joined = (settings: Settings, tables = {left, right}) =>
  run(tables, settings).join ?? [];
const COLUMNS = ['order', 'customer', 'amount', 'name'];

it.each(['inner', 'left', 'right'])(
  'shows which rows a %s join has',
  (type) => {
    const expected = outer.filter((row) =>
      String(row['also in']).split(', ').includes(type),
    );
    const rows = shownRows(joined({...KEYS, join_type: type}));
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(
      expect.arrayContaining([...picked(expected, COLUMNS)]),
    );
  },
);

it('keeps the order of the right table in a right join', () => {
  expect(shownCells(joined({...KEYS, join_type: 'right'}), 'name')).toEqual([
    'Lee',
    'Lee',
    'Roy',
    'Ann',
    'Anna',
  ]);
});

it('drops or renames columns of the same name', () => {
  const renamed = withColumn(right, 'name', {name: 'amount'});
  const names = (settings: Settings) =>
    joined({...KEYS, ...settings}, {left, right: renamed}).map(
      ({name}) => name,
    );
  expect(names({})).toEqual(['order', 'customer', 'amount']);
  expect(names({remove_double_attributes: false})).toEqual([
    'order',
    'customer',
    'amount',
    'amount_from_ES2',
  ]);
});

it('leaves the left key of a right row missing if both keys are kept', () => {
  const renamed = withColumn(right, 'customer', {name: 'code'});
  const result = joined(
    {
      key_attributes: [['customer', 'code']],
      join_type: 'right',
      keep_both_join_attributes: true,
    },
    {left, right: renamed},
  );
  expect(shownCells(result, 'customer')).toContain('?');
  expect(shownCells(result, 'code')).toEqual(['C1', 'C1', 'C2', 'C3', 'C3']);
});

it('keeps the missing key of a right row', () => {
  const keyless = (type: 'nominal' | 'integer', first: number | string) => ({
    left: [{name: 'customer', type, values: []}],
    right: [{name: 'customer', type, values: [first, null]}],
  });
  const settings: Settings = {...KEYS, join_type: 'outer'};
  expect(
    shownCells(joined(settings, keyless('nominal', 'C1')), 'customer'),
  ).toEqual(['C1', '?']);
  expect(
    shownCells(joined(settings, keyless('integer', 1)), 'customer'),
  ).toEqual([1, '?']);
});

it.each([
  [
    {use_id_attribute_as_key: true},
    'Both tables need a column of the role id.',
  ],
  [{}, 'There is no pair of key columns.'],
  [{key_attributes: [['client', 'customer']]}, 'no key column "client"'],
  [
    {key_attributes: [['amount', 'customer']]},
    'The types of "amount" and "customer" do not go together.',
  ],
] as const)('stops as the operator does: %o', (settings, message) => {
  expect(() => joined(settings)).toThrow(message);
});

it('matches integers with real numbers, but not with text', () => {
  const ids = (
    type: 'integer' | 'real' | 'nominal',
    values: Column['values'],
  ) => [{name: 'id', type, role: 'id', values}];
  const by: Settings = {use_id_attribute_as_key: true};
  const left = ids('integer', [1, 2]);
  expect(run({left, right: ids('real', [2, 2.5])}, by).join).toEqual(
    ids('integer', [2]),
  );
  expect(() => run({left, right: ids('nominal', ['1'])}, by)).toThrow(
    'do not go together',
  );
});

it('renames a kept key of the same name and removes its role', () => {
  const keyed = (values: readonly number[]) => [
    {name: 'id', type: 'integer' as const, role: 'id', values},
  ];
  const {join = []} = run(
    {left: keyed([1]), right: keyed([1, 2])},
    {
      use_id_attribute_as_key: true,
      join_type: 'right',
      keep_both_join_attributes: true,
    },
  );
  expect(join.map(({name, role}) => [name, role])).toEqual([
    ['id', 'id'],
    ['id_from_ES2', undefined],
  ]);
  expect(shownCells(join, 'id')).toEqual([1, '?']);
});
