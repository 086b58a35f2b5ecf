import {expect, it} from 'vitest';
import {run as append} from '../../../../../../src/operators/blending/table/joins/append';
import {run as product} from '../../../../../../src/operators/blending/table/joins/cartesian_product';
import {run as intersect} from '../../../../../../src/operators/blending/table/joins/intersect';
import {run as join} from '../../../../../../src/operators/blending/table/joins/join';
import {run as minus} from '../../../../../../src/operators/blending/table/joins/set_minus';
import {run as union} from '../../../../../../src/operators/blending/table/joins/union';
import type {
  Run,
  Settings,
  Table,
} from '../../../../../../src/operators/_shared/types';
import {column, exampleTables} from '../../../../support/exampleTables';

const [counts] = exampleTables(
  'operators/blending/table/joins/index',
  'The same two tables in five operators',
);

const one: Table = [
  {name: 'id', type: 'integer', role: 'id', values: [1, 2, 3]},
];
const other: Table = [
  {name: 'id', type: 'integer', role: 'id', values: [2, 3, 3, 4]},
  {name: 'more', type: 'nominal', values: ['a', 'b', 'c', 'd']},
];

/** Both tables at any of the names that the operators have for their ports. */
const INPUTS = {
  left: one,
  right: other,
  'example set 1': one,
  'example set 2': other,
  'example set input': one,
  second: other,
  subtrahend: other,
};

function rowCount(run: Run, settings: Settings = {}): number | undefined {
  const outputs = run(INPUTS, settings);
  return Object.values(outputs)[0]?.[0]?.values.length;
}

const joined = (join_type: string) =>
  rowCount(join, {join_type, use_id_attribute_as_key: true});

it('counts the rows of each result', () => {
  expect(column(counts, 'Rows')).toEqual([
    joined('inner'),
    joined('left'),
    joined('right'),
    joined('outer'),
    rowCount(product),
    rowCount(union),
    rowCount(intersect),
    rowCount(minus),
  ]);
});

it('does not append tables whose columns differ', () => {
  expect(() =>
    append({'example set 1': one, 'example set 2': other}, {}),
  ).toThrow('The tables have different numbers of columns.');
});
