import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/binning/discretize_by_bins';
import {real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [orders] = exampleTables(import.meta);
const table = asTable(orders, {}, ['amount']);
const newOrder = asTable([{amount: 12}]);

it.each([
  ['Four bins', {number_of_bins: 4}],
  [
    'Four bins from 20 to 80',
    {
      number_of_bins: 4,
      define_boundaries: true,
      min_value: 20,
      max_value: 80,
    },
  ],
])('%s', (name, settings) => {
  const result = run(
    {'example set input': table, 'new data': newOrder},
    settings,
  );
  expect(shownCells(result['example set output'], 'amount')).toEqual(
    column(orders, name),
  );
  expect(shownCells(result.applied, 'amount')[0]).toMatch(/^range1 /);
});

it.each([
  ['short', 'range1'],
  ['interval', '[-∞ - 40.0]'],
])('names bins as %s', (range_name_type, first) => {
  const result = run(
    {'example set input': table},
    {number_of_bins: 4, range_name_type},
  );
  expect(shownCells(result['example set output'], 'amount')[0]).toBe(first);
});

it('gives long names three decimal places, and intervals as few as they need', () => {
  const third = asTable([{a: 0}, {a: 1}, {a: 0.99}]);
  const namesOf = (settings: object) =>
    run({'example set input': third}, {number_of_bins: 3, ...settings})[
      'example set output'
    ]?.[0]?.knownValues;
  expect(namesOf({})?.[1]).toBe('range2 [0.333 - 0.667]');
  expect(namesOf({range_name_type: 'interval'})?.[1]).toBe('[0.3 - 0.7]');
});

it('has two bins for a constant column, and puts all rows into the first', () => {
  const result = run(
    {'example set input': asTable([{a: 5}, {a: 5}])},
    {number_of_bins: 4},
  )['example set output']?.[0];
  expect(result?.knownValues).toEqual(['range1 [-∞ - 5]', 'range4 [5 - ∞]']);
  expect(result?.values).toEqual(['range1 [-∞ - 5]', 'range1 [-∞ - 5]']);
});

it('puts a column with positive infinity into one bin', () => {
  const result = run(
    {'example set input': [real('a', [1, Infinity])]},
    {number_of_bins: 4},
  )['example set output']?.[0];
  expect(result?.knownValues).toEqual(['range1 [-∞ - ∞]']);
});

it.each([[[1, -Infinity]], [[-Infinity, 1, Infinity]]])(
  'puts a column with negative infinity into the last bin: %o',
  (values) => {
    const result = run(
      {'example set input': [real('a', values)]},
      {number_of_bins: 4, range_name_type: 'short'},
    )['example set output']?.[0];
    expect(new Set(result?.values)).toEqual(new Set(['range4']));
  },
);

it('stops when the range is upside down', () => {
  expect(() =>
    run(
      {'example set input': table},
      {define_boundaries: true, min_value: 2, max_value: 1},
    ),
  ).toThrow('The minimum must be less than the maximum.');
});
