import {expect, it} from 'vitest';
import type {Column} from '@lab/_shared/types';
import {run} from '@lab/modeling/time_series/transformation/fast_fourier_transformation';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [totals, shown] = exampleTables(import.meta);
const MONTHS = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
];
const quarters = [2024, 2025].flatMap((year) =>
  MONTHS.map(([from, to]) => {
    const days = shopTable('Harbor', `${year}-${from}`, `${year}-${to}`);
    const visitors = days.find(({name}) => name === 'visitors')?.values ?? [];
    return visitors.reduce<number>((sum, value) => sum + Number(value), 0);
  }),
);

function spectrum(values: Column['values']) {
  return run({'example set': oneSeries(values)}, {})[
    'fft transformed example set'
  ];
}

it('adds up the visitors as the page says', () => {
  expect(quarters).toEqual(column(totals, 'visitors'));
});

it('has the amplitudes shown', () => {
  const result = spectrum(quarters);
  expect(column(shown, 'cycles')).toEqual([0, 1, 2, 3]);
  expect(shownCells(result, 'a_Amplitude', 1)).toEqual(
    column(shown, 'visitors_Amplitude'),
  );
  expect(column(shown, 'period in quarters').slice(1)).toEqual(
    [1, 2, 3].map((cycles) => Number((8 / cycles).toFixed(3))),
  );
});

it('finds no rhythm in a constant series', () => {
  expect(shownCells(spectrum([5, 5, 5, 5]), 'a_Amplitude')).toEqual([20, 0]);
});

it('ignores the values after the largest power of two', () => {
  const series = [1, 5, 2, 8];
  expect(spectrum([...series, 90, 7, 3])).toEqual(spectrum(series));
});
