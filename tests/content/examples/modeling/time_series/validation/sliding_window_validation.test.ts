import {expect, it} from 'vitest';
import {
  lineThrough,
  run,
} from '@lab/modeling/time_series/validation/sliding_window_validation';
import {NotComputed} from '@lab/_shared/types';
import type {Table} from '@lab/_shared/types';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {harborFrom} from '@support/shopDays';

const [days, windows] = exampleTables(import.meta);
const table = asTable(days, {sales: 'label'}, ['visitors', 'sales']);
const validate = (settings = {}) =>
  run(
    {'example set': table},
    {training_window_size: 6, test_window_size: 2, step_size: 2, ...settings},
  );

it('shows days of the sample data', () => {
  expect(picked(days, ['date', 'visitors', 'sales'])).toEqual(
    harborFrom('2024-03-04', 12),
  );
});

it('predicts the test windows, the last one first', () => {
  const tested = days?.filter((row) => row['prediction(sales)'] !== '?');
  const rows = picked(tested, ['row', 'sales', 'prediction(sales)']);
  expect(shownRows(validate()['test result set'], 2)).toEqual([
    ...rows.slice(4),
    ...rows.slice(0, 4),
  ]);
});

it('measures each window, and their mean', () => {
  expect(shownRows(validate().windows, 2)).toEqual(windows);
  expect(shownCells(validate().mean, 'mean', 2)).toEqual([67.22]);
});

it('has as many windows as the formula says', () => {
  const count = (settings: object) => validate(settings).windows?.[0]?.values;
  expect(count({step_size: 1})).toHaveLength(5);
  expect(count({test_window_offset: 1})).toHaveLength(2);
  expect(count({training_window_size: 10})).toHaveLength(1);
  expect(() => count({training_window_size: 11})).toThrow('more rows than');
});

it('fits a line', () => {
  expect(lineThrough([1, 2, 3], [3, 5, 7])(10)).toBeCloseTo(21);
});

it('reads the label, and one other column', () => {
  const [visitors, sales] = table;
  const names = (columns: Table) =>
    run(
      {'example set': columns},
      {training_window_size: 6, test_window_size: 2},
    )['test result set']?.map(({name}) => name);
  expect(
    names([
      {...visitors!, name: 'guests'},
      {...sales!, name: 'meals'},
    ]),
  ).toEqual(['row', 'meals', 'prediction(meals)']);
  expect(() => names([visitors!])).toThrow(NotComputed);
});
