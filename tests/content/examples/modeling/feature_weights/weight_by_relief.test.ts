import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_relief';
import {run as gain} from '@lab/modeling/feature_weights/weight_by_information_gain';
import type {Table} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {column, exampleTables, picked} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';

const [, output] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);
const weigh = (example: Table, neighbors: number) =>
  computed({number_of_neighbors: neighbors, sort_weights: false}, example);
const byName = (names: readonly string[], weights: Table | undefined) =>
  names.map(
    (name) =>
      shownRows(weights).find((row) => row.column === name)?.weight ?? '?',
  );
const names = column(output, 'column').map(String);

it.each([
  ['1 neighbor', 1],
  ['2 neighbors', 2],
  ['10 neighbors', 10],
] as const)('weighs the columns by %s as shown', (title, neighbors) => {
  expect(byName(names, weigh(table, neighbors))).toEqual(column(output, title));
});

it('compares with the information gain', () => {
  expect(byName(names, gain({'example set': table}, {}).weights)).toEqual(
    column(output, 'gain'),
  );
});

it('keeps the order of equal weights, and sorts the others', () => {
  const weights = computed({number_of_neighbors: 1});
  expect(shownRows(weights)).toEqual(
    picked(output, ['column', '1 neighbor']).map((row) => ({
      column: row.column,
      weight: row['1 neighbor'],
    })),
  );
});

const numeric = [
  real('x', [0, 0.1, 0.9, 1]),
  real('gap', [5, 5, 5, null]),
  nominal('y', ['a', 'a', 'b', 'b'], 'label'),
];

it('gives no weight to a constant, and passes over gaps', () => {
  expect(
    shownRows(weigh(numeric.slice(0, 1).concat(numeric[2] ?? []), 1)),
  ).toEqual([{column: 'x', weight: 0.75}]);
  expect(shownCells(weigh(numeric, 1), 'column')).toEqual(['x']);
});

it('takes a numeric label, and needs one at all', () => {
  const regression = [
    ...numeric.slice(0, 1),
    real('y', [0, 0.1, 0.9, 1], 'label'),
  ] as const;
  expect(shownRows(weigh(regression, 3))).toEqual([
    {column: 'x', weight: 0.627},
  ]);
  expect(() => weigh(numeric.slice(0, 1), 1)).toThrow(
    'The table has no label.',
  );
});
