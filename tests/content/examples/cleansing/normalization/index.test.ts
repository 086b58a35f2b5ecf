import {expect, it} from 'vitest';
import {run as denormalize} from '@lab/cleansing/normalization/denormalize';
import {run as normalize} from '@lab/cleansing/normalization/normalize';
import {run as weigh} from '@lab/cleansing/normalization/scale_by_weights';
import type {Table} from '@lab/_shared/types';
import {exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, steps] = exampleTables(
  import.meta,
  'Who is the nearest customer?',
);
const table = asTable(customers, {customer: 'id'});
const {'example set output': scaled = [], applied} = normalize(
  {
    'example set input': table,
    'new data': asTable([{age: 70, income: 90_000}]),
  },
  {method: 'range transformation'},
);
const {'example set': weighted = []} = weigh(
  {
    'example set': scaled,
    weights: asTable([
      {column: 'age', weight: 0.1},
      {column: 'income', weight: 1},
    ]),
  },
  {},
);

function compared(step: string, rows: Table) {
  const [toB = NaN, toC = NaN] = [1, 2].map((other) =>
    rounded(
      Math.hypot(
        ...rows
          .filter(({role}) => !role)
          .map(({values}) => Number(values[0]) - Number(values[other])),
      ),
    ),
  );
  return {
    Step: step,
    'A to B': toB,
    'A to C': toC,
    Closer: toB < toC ? 'B' : 'C',
  };
}

it('finds the closer customer after each step', () => {
  expect([
    compared('As they are', table),
    compared('Range transformation', scaled),
    compared('Then weight 0.1 for age, and 1 for income', weighted),
  ]).toEqual(steps);
});

it('returns the center of A and B to years and dollars', () => {
  const centers = ['age', 'income'].map((name) => {
    const [a, b] = shownCells(scaled, name).map(Number);
    return ((a ?? NaN) + (b ?? NaN)) / 2;
  });
  expect(centers).toEqual([0.25, 0.25]);
  const output = denormalize(
    {
      'model input': asTable([
        {column: 'age', a: 1 / 50, b: -20 / 50},
        {column: 'income', a: 1 / 50_000, b: -30_000 / 50_000},
      ]),
      'new data': asTable([{age: 0.25, income: 0.25}]),
    },
    {},
  );
  expect(shownRows(output.applied)).toEqual([{age: 32.5, income: 42_500}]);
});

it('scales a higher income to more than 1', () => {
  expect(shownCells(applied, 'income')).toEqual([1.2]);
});
