import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/time_series_anomaly_detection';
import type {Settings, Table} from '@lab/_shared/types';
import {integer} from '@support/columns';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const days = asTable(table, {date: 'id'}, ['date', 'visitors']);

const scored = (exa: Table, settings: Settings, ref?: Table) =>
  shownCells(
    run({exa, ...(ref && {ref})}, {training_size: 6, ...settings}).scored,
    'score',
  );

const series = (...columns: readonly (readonly (number | null)[])[]): Table =>
  columns.map((values, at) => integer(`s${at}`, values));

it.each([
  ['z-Score', 1],
  ['Linear Regression', 1],
  ['Standard Deviation', 2],
])('gives the scores of the page: %s', (method, size) => {
  expect(scored(days, {method, test_size: size})).toEqual(
    column(table, method),
  );
});

it('has the forecast that the text names', () => {
  const raw = scored(days, {normalize_regression_scores: false}).at(-1);
  expect(rounded(333 + Number(raw), 0)).toBe(164);
  expect(rounded(-Number(raw), 0)).toBe(169);
});

it('scores 0 by the standard deviation of a single value', () => {
  const scores = scored(days, {method: 'Standard Deviation'});
  expect(new Set(scores.slice(6))).toEqual(new Set([0]));
  const gap = series([1, 3, null]);
  expect(
    scored(gap, {method: 'Standard Deviation', training_size: 2}).at(-1),
  ).toBe(0);
});

it('compares with a reference, but not by a line', () => {
  const now = series([300, 150]);
  const known = series([151, 168, 190, 165, 192, 314]);
  expect(scored(now, {method: 'z-Score'}, known)).toEqual([1.735, -0.783]);
  expect(() => scored(now, {}, known)).toThrow('reference');
});

it('leaves out windows that are not full, and scores with gaps', () => {
  const settings = {method: 'z-Score', training_size: 2};
  expect(scored(series([1, 3, 2, 5]), {...settings, test_size: 2})).toEqual([
    '?',
    '?',
    0,
    2.121,
  ]);
  expect(scored(series([1, 3, null, 5, 6, 7]), settings)).toEqual([
    '?',
    '?',
    '?',
    '?',
    '?',
    2.121,
  ]);
});

it('keeps signs in the average, and drops them in the maximum', () => {
  const two = series([1, 3, 5], [1, 3, -1]);
  const settings = {method: 'z-Score', training_size: 2};
  expect(scored(two, settings).at(-1)).toBe(0);
  expect(scored(two, {...settings, aggregation_method: 'Maximum'}).at(-1)).toBe(
    2.121,
  );
  expect(scored(two, {...settings, aggregation_method: 'Product'}).at(-1)).toBe(
    '?',
  );
});

it('has the sign of the value of the line', () => {
  const below = series([-4, -5, -6, -1]);
  expect(scored(below, {training_size: 3}).at(-1)).toBe(0.857);
});

it('wants three values for a line', () => {
  expect(() => scored(days, {training_size: 2})).toThrow('three values');
});
