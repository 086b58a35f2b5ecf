import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/lag_series_with_default_lag';
import {asTable, shownRows} from '@support/runTables';

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
