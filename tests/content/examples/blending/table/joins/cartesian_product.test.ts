import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/joins/cartesian_product';
import type {Settings, Table} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [cuts, colors, pairs] = exampleTables(import.meta);
const left = asTable(cuts);
const right = asTable(colors);

const product = (settings: Settings, other: Table = right) =>
  run({left, right: other}, settings).join;

it('pairs the rows of the page', () => {
  expect(shownRows(product({remove_double_attributes: false}))).toEqual(pairs);
});

it('keeps the left price alone by default', () => {
  const result = product({});
  expect(result?.map(({name}) => name)).toEqual(['cut', 'price', 'color']);
});

it('leaves out a right column whose role is taken', () => {
  const withId = (table: Table): Table =>
    table.map((column, at) => (at === 0 ? {...column, role: 'id'} : column));
  const {join} = run({left: withId(left), right: withId(right)}, {});
  expect(join?.map(({name}) => name)).toEqual(['price', 'cut']);
});

it('has no pairs with an empty table', () => {
  const empty = firstRows(right, 0);
  expect(shownRows(product({}, empty))).toEqual([]);
});

it('stops at too many pairs', () => {
  const long = [
    integer(
      'n',
      Array.from({length: 50_000}, () => 1),
    ),
  ];
  expect(() => run({left: long, right: long}, {})).toThrow(
    'There are more than 2147483647 pairs.',
  );
});
