import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/lag_series_with_default_lag';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {shopTable} from '@support/shopTable';

const [shown] = exampleTables(import.meta);
const days = shopTable('Harbor', '2024-01-17', '2024-01-20').filter(
  ({name}) => name !== 'sales',
);

it('moves columns down and up as shown', () => {
  const {'example set output': result} = run(
    {'example set input': days},
    {
      individual_lags: [
        ['visitors', '1'],
        ['promotion', '-1'],
      ],
    },
  );
  expect(shownRows(result)).toEqual(shown);
});

it('keeps the last value in a row of its own', () => {
  const {'example set output': result} = run(
    {'example set input': asTable([{a: 1}, {a: 2}])},
    {individual_lags: [['a', '1']], extend_exampleset: true},
  );
  expect(shownRows(result)).toEqual([
    {a: 1, 'a - 1': '?'},
    {a: 2, 'a - 1': 1},
    {a: '?', 'a - 1': 2},
  ]);
});
