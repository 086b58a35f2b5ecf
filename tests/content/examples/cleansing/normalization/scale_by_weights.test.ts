import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/normalization/scale_by_weights';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [weights, input = [], output = [], distances = []] = exampleTables(
  import.meta,
);
const table = asTable(input, {customer: 'id'});

it('multiplies columns and leaves out those of weight 0', () => {
  const {'example set': result} = run(
    {'example set': table, weights: asTable(weights)},
    {},
  );
  expect(shownRows(result)).toEqual(output);
});

function distance(rows: ExampleTable, pair: string): number {
  const [one, other] = pair
    .split(' and ')
    .map((name) => rows.find(({customer}) => customer === name)!);
  const squares = Object.keys(one!)
    .filter((name) => typeof one![name] === 'number')
    .map((name) => (Number(one![name]) - Number(other![name])) ** 2);
  return rounded(Math.sqrt(squares.reduce((sum, square) => sum + square, 0)));
}

it.each([
  ['before', input],
  ['after', output],
])('shows the distances %s', (name, rows) => {
  expect(column(distances, name)).toEqual(
    distances.map(({pair}) => distance(rows, String(pair))),
  );
});

it('keeps columns with a role or without a weight', () => {
  const {'example set': result} = run(
    {
      'example set': table,
      weights: asTable([
        {column: 'customer', weight: 0},
        {column: 'age', weight: 0.0000009},
        {column: 'income', weight: 0.000001},
        {column: 'elsewhere', weight: 2},
      ]),
    },
    {},
  );
  expect(result?.map(({name}) => name)).toEqual([
    'customer',
    'income',
    'visits',
    'city',
  ]);
});
