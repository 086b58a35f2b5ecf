import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/grouping/aggregate';
import {run as join} from '@lab/blending/table/joins/join';
import {NotComputed, OperatorError} from '@lab/_shared/types';
import type {Column, Settings, Table} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {date, integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [sales, , north = []] = exampleTables(import.meta);
const table = asTable(sales);

const FUNCTIONS = [
  ['pieces', 'sum'],
  ['pieces', 'average'],
  ['pieces', 'count'],
  ['pieces', 'standard_deviation'],
  ['clerk', 'concatenation'],
] as const;

function aggregated(settings: Settings, input: Table = table) {
  const {'example set output': result = []} = run(
    {'example set input': input},
    settings,
  );
  return result;
}

it.each(north.map((row) => [row] as const))('%o', ({setting, ...cells}) => {
  const [name = '', value] = String(setting).split(': ');
  const rows = shownRows(
    aggregated({
      group_by_attributes: 'shop',
      aggregation_attributes: [
        ['pieces', 'average'],
        ['pieces', 'count'],
        ['pieces', 'count (including missings)'],
        ['clerk', 'concatenation'],
      ],
      [name]: value === 'true',
    }),
  );
  expect(rows.find(({shop}) => shop === 'north')).toEqual({
    shop: 'north',
    ...cells,
  });
});

it('makes a single row without group columns, of an empty table as well', () => {
  const settings: Settings = {aggregation_attributes: FUNCTIONS};
  expect(shownCells(aggregated(settings), 'sum(pieces)')).toEqual([21]);
  const empty = firstRows(table, 0);
  const result = aggregated(settings, empty);
  expect(shownCells(result, 'sum(pieces)')).toEqual([0]);
  expect(shownCells(result, 'average(pieces)')).toEqual(['?']);
  expect(
    aggregated({...settings, group_by_attributes: 'shop'}, empty)[0]?.values,
  ).toEqual([]);
});

it('has a total for the sale without a shop, which a left join does not add', () => {
  const right = aggregated({
    group_by_attributes: 'shop',
    aggregation_attributes: [['pieces', 'sum']],
  });
  const {join: joined = []} = join(
    {left: table, right},
    {join_type: 'left', key_attributes: [['shop', 'shop']]},
  );
  expect(shownCells(right, 'sum(pieces)')).toEqual([3, 6, 12]);
  expect(shownCells(joined, 'sum(pieces)')).toEqual([6, 12, 6, 6, '?', 12]);
});

it('sorts numbers by size with the missing ones last, and keeps roles', () => {
  const input = [integer('n', [10, null, 9], 'id')];
  const [group] = aggregated(
    {group_by_attributes: 'n', aggregation_attributes: []},
    input,
  );
  expect(group).toMatchObject({role: 'id', values: [9, 10, null]});
});

it('lists all combinations, without rows that have a gap', () => {
  const result = aggregated({
    group_by_attributes: 'shop|clerk',
    aggregation_attributes: [
      ['pieces', 'sum'],
      ['pieces', 'average'],
    ],
    count_all_combinations: true,
  });
  expect(shownRows(result)).toHaveLength(6);
  expect(shownCells(result, 'shop')).not.toContain('?');
  expect(
    shownRows(result).find(
      ({shop, clerk}) => shop === 'south' && clerk === 'Cid',
    ),
  ).toMatchObject({'sum(pieces)': 0, 'average(pieces)': '?'});
});

it('has no room for gaps beside the two values of a binominal column', () => {
  const binominal = table.map((column): Column => ({
    ...column,
    type: column.name === 'shop' ? 'binominal' : column.type,
  }));
  const settings: Settings = {group_by_attributes: 'shop'};
  expect(() => aggregated(settings, binominal)).toThrow('a third value');
  expect(
    aggregated({...settings, count_all_combinations: true}, binominal)[0]
      ?.values,
  ).toEqual(['north', 'south']);
});

it('counts shares, and takes the first of the most frequent values', () => {
  const result = aggregated({
    group_by_attributes: 'shop',
    aggregation_attributes: [
      ['pieces', 'count (percentage)'],
      ['clerk', 'mode'],
    ],
  });
  expect(shownCells(result, 'percentage_count(pieces)')).toEqual([20, 40, 40]);
  expect(shownCells(result, 'mode(clerk)')).toEqual(['Bob', 'Ann', 'Bob']);
});

it.each([
  [{group_by_attributes: 'town'}, 'There is no column "town".'],
  [{aggregation_attributes: [['x', 'sum']]}, 'There is no column "x".'],
  [
    {aggregation_attributes: [['clerk', 'sum']]},
    'The function sum does not fit the column "clerk".',
  ],
] as const)('stops as the operator does: %o', (settings, message) => {
  expect(() => aggregated(settings)).toThrow(message);
});

it.each([
  ['clerk', 'least', NotComputed],
  ['clerk', 'least (only occurring)', NotComputed],
  ['pieces', 'log product', NotComputed],
  ['pieces', 'sum (fractional)', NotComputed],
  ['pieces', 'percentile (90)', NotComputed],
  ['pieces', 'least', OperatorError],
  ['clerk', 'percentile (90)', OperatorError],
])(
  'tells functions that it leaves out from errors: %s, %s',
  (name, of, error) => {
    expect(() => aggregated({aggregation_attributes: [[name, of]]})).toThrow(
      error,
    );
  },
);

it('finds the first and the last date, and skips missing ones', () => {
  const dates = [
    date('day', ['2026-03-05', null, '2026-03-05T08:00:00.000Z', '2026-01-09']),
  ];
  const settings: Settings = {
    aggregation_attributes: [
      ['day', 'minimum'],
      ['day', 'maximum'],
    ],
  };
  const found = aggregated(settings, dates);
  expect(found.map(({name, type, values}) => [name, type, values])).toEqual([
    ['minimum(day)', 'date', ['2026-01-09']],
    ['maximum(day)', 'date', ['2026-03-05T08:00:00.000Z']],
  ]);
  const kept = aggregated({...settings, ignore_missings: false}, dates);
  expect(kept.map(({values}) => values)).toEqual([[null], [null]]);
});

it('keeps the type of a column in sums and extremes, but not in means', () => {
  const names = ['sum', 'minimum', 'maximum', 'mode', 'average', 'count'];
  const found = aggregated(
    {aggregation_attributes: names.map((name) => ['n', name])},
    [integer('n', [1, 2])],
  );
  expect(found.map(({type}) => type)).toEqual([
    'integer',
    'integer',
    'integer',
    'integer',
    'real',
    'integer',
  ]);
});

it('leaves out sums and counts of rows with weights', () => {
  const weighted = [integer('n', [1, 2]), integer('w', [1, 3], 'weight')];
  const of = (name: string) => () =>
    aggregated({aggregation_attributes: [['n', name]]}, weighted);
  expect(of('average')).toThrow(NotComputed);
  expect(of('count')).toThrow(NotComputed);
  expect(of('maximum')).not.toThrow();
});

it('leaves out averages of dates, which have no most frequent value', () => {
  const dates = [date('day', ['2026-03-05'])];
  const of = (name: string) => () =>
    aggregated({aggregation_attributes: [['day', name]]}, dates);
  expect(of('average')).toThrow(NotComputed);
  expect(of('mode')).toThrow(OperatorError);
});
