import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/utility/generate_data_arima';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [steps] = exampleTables(import.meta);
const simulate = (ar: string, ma: string, constant = 0) =>
  shownCells(
    run(
      {innovations: asTable(steps)},
      {
        name_of_new_time_series_attribute: 'x',
        'coefficients_of_the_auto-regressive_terms': ar,
        'coefficients_of_the_moving-average_terms': ma,
        constant,
      },
    ).arima,
    'x',
  );

it('makes the series of the page', () => {
  expect(simulate('0.6', '0.3')).toEqual(column(steps, 'x'));
});

it('leaves the innovations alone without coefficients', () => {
  expect(simulate('', '')).toEqual(column(steps, 'innovation'));
});

it('adds the share of the constant that the weights leave', () => {
  expect(simulate('', '', 10)[0]).toBe(11);
  expect(simulate('0.6', '', 10)[0]).toBe(5);
  expect(simulate('1', '', 10)[0]).toBe(1);
});

it('reaches two steps back with two coefficients', () => {
  expect(simulate('0, 1', '').slice(0, 4)).toEqual([1, -0.5, 1.8, -0.3]);
});
