import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/equalize_time_stamps';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells, shownRows} from '@support/runTables';
import {shopTable} from '@support/shopTable';

const [shown, input] = exampleTables(import.meta);
const days = shopTable('Market', '2024-01-05', '2024-01-09');

function daily(method: string) {
  return run(
    {'example set': days},
    {indices_attribute: 'date', replace_type_numerical: method},
  )['equalized example set'];
}

it('adds the Sunday that the sample data leave out', () => {
  expect(
    shownRows(days.filter(({name}) => name in (input?.[0] ?? {}))),
  ).toEqual(input);
  expect(shownRows(daily('linear interpolation'))).toEqual(shown);
});

it('repeats the Saturday with the previous value', () => {
  const [, saturday, sunday] = shownCells(daily('previous value'), 'sales');
  expect(sunday).toBe(saturday);
  expect(saturday).toBe(column(shown, 'sales')[1]);
});
