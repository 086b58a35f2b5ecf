import {describe, expect, it} from 'vitest';
import {NotComputed} from '@lab/_shared/types';
import type {Column} from '@lab/_shared/types';
import {run} from '@lab/modeling/time_series/transformation/replace_missing_values';
import {date, nominal, real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';
import {changedSeries, oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [shown] = exampleTables(import.meta);
const METHODS = [
  'previous value',
  'next value',
  'average',
  'linear interpolation',
];
const gaps = asTable(shown, {}, ['date', 'sales']);

it('takes days of the sample data, one of them without its sales', () => {
  const days = shopTable('Harbor', '2025-10-06', '2025-10-09');
  expect(shownCells(days, 'date')).toEqual(column(shown, 'date'));
  expect(
    shownCells(days, 'sales').map((cell, at) => (at === 2 ? '?' : cell)),
  ).toEqual(column(shown, 'sales'));
});

it.each(METHODS)('fills by %s as shown', (method) => {
  expect(
    changedSeries(run, gaps, 'sales', {replace_type_numerical: method}, 2),
  ).toEqual(column(shown, method));
});

it.each(METHODS)('has one neighbor only at an end: %s', (method) => {
  expect(
    changedSeries(run, oneSeries([null, 4, null]), 'a', {
      replace_type_numerical: method,
      ensure_finite_values: true,
    }),
  ).toEqual([4, 4, 4]);
});

it.each([
  ['previous value', ['?', 4, 4]],
  ['next value', [4, 4, '?']],
  ['average', ['?', 4, '?']],
  ['value', [7, 4, 7]],
])('fills an end only from the neighbor that it needs: %s', (method, cells) => {
  expect(
    changedSeries(run, oneSeries([null, 4, null]), 'a', {
      replace_type_numerical: method,
      replace_value_numerical: 7,
    }),
  ).toEqual(cells);
});

describe('other types than numbers', () => {
  const filled = (column: Column, settings = {}) =>
    run({'example set': [column]}, settings)['example set']?.[0]?.values;
  const status = nominal('status', [null, 'on', '', null, 'off']);

  it.each([
    ['previous value', [null, 'on', 'on', 'on', 'off']],
    ['next value', ['on', 'on', 'off', 'off', 'off']],
    ['value', ['unknown', 'on', 'unknown', 'unknown', 'off']],
  ])('fills texts by %s', (replace_type_nominal, values) => {
    expect(filled(status, {replace_type_nominal})).toEqual(values);
  });

  it('keeps empty texts without the setting for them', () => {
    expect(filled(status, {replace_empty_strings: false})).toEqual([
      null,
      'on',
      '',
      '',
      'off',
    ]);
  });

  it('fills dates between their neighbors', () => {
    const days = date('day', ['2026-03-01', null, '2026-03-05']);
    const fill = (replace_type_date_time: string) =>
      filled(days, {replace_type_date_time})?.[1];
    expect(fill('average')).toBe('2026-03-03T00:00:00.000Z');
    expect(fill('previous value')).toBe('2026-03-01T00:00:00.000Z');
    expect(() => fill('value')).toThrow(NotComputed);
  });

  it('leaves the column of the index alone', () => {
    expect(
      filled(status, {has_indices: true, indices_attribute: 'status'}),
    ).toEqual(status.values);
  });

  it('treats infinite numbers as missing', () => {
    expect(filled(real('a', [1, Infinity]))).toEqual([1, 1]);
    expect(filled(real('a', [1, Infinity]), {replace_infinity: false})).toEqual(
      [1, Infinity],
    );
  });
});
