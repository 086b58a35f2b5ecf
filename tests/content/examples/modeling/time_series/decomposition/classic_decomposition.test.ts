import {expect, it} from 'vitest';
import {
  decompose,
  run,
  trendOf,
} from '@lab/modeling/time_series/decomposition/classic_decomposition';
import {real} from '@support/columns';
import {chartData} from '@support/figures';
import {column, exampleTables, picked} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';
import {harborFrom} from '@support/shopDays';

const [days] = exampleTables(import.meta);
const {output: decomposed} = liveExample(import.meta, run);

it('shows three weeks of the sample data', () => {
  expect(picked(days, ['date', 'sales'])).toEqual(
    harborFrom('2024-01-01', 21).map(({date, sales}) => ({date, sales})),
  );
});

it('draws the same numbers', () => {
  const result = decomposed();
  const points = (values: readonly unknown[]) =>
    values.flatMap((value, at) => (value === '?' ? [] : [[at + 1, value]]));
  const [trend = [], season = []] = ['sales_Trend', 'sales_Seasonal'].map(
    (name) =>
      (result?.find((one) => one.name === name)?.values ?? []).map((value) =>
        value === null ? NaN : Number(value),
      ),
  );
  expect(chartData(import.meta)).toEqual([
    {
      sales: points(column(days, 'sales')),
      trend: points(column(days, 'sales_Trend')),
      'trend and season': points(
        trend.map((value, at) =>
          Number.isNaN(value)
            ? '?'
            : Number((value + Number(season[at])).toFixed(1)),
        ),
      ),
    },
  ]);
});

it('finds the Saturday that the text names, as an amount and as a factor', () => {
  expect(
    Math.round(Number(shownCells(decomposed(), 'sales_Seasonal')[5])),
  ).toBe(518);
  expect(
    shownCells(
      decomposed({decomposition_mode: 'multiplicative'}),
      'sales_Seasonal',
      2,
    )[5],
  ).toBe(1.31);
});

it('moves the season to a sum of 0, or scales it to a mean of 1', () => {
  const values = harborFrom('2024-01-01', 21).map(({sales}) => Number(sales));
  const sum = (isMultiplicative: boolean) =>
    decompose(values, 7, isMultiplicative)
      .season.slice(0, 7)
      .reduce((total, value) => total + value, 0);
  expect(sum(false)).toBeCloseTo(0);
  expect(sum(true)).toBeCloseTo(7);
});

it('counts the outer values half where the season is even', () => {
  expect(trendOf([2, 4, 6, 8, 12], 4)).toEqual([null, null, 6.25, null, null]);
});

it('needs more than two seasons', () => {
  expect(() => decomposed({seasonality: 11})).toThrow('two seasons');
});

it('decomposes each series that is selected', () => {
  const table = ['a', 'b', 'c'].map((name) => real(name, [1, 3, 1, 3, 1]));
  const {decomposition = []} = run(
    {'example set': table},
    {
      attribute_filter_type: 'subset',
      attributes: 'b|c',
      seasonality: 2,
    },
  );
  expect(decomposition.slice(3).map(({name}) => name)).toEqual([
    'b_Trend',
    'b_Seasonal',
    'b_Remainder',
    'c_Trend',
    'c_Seasonal',
    'c_Remainder',
  ]);
});
