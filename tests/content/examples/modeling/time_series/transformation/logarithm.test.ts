import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/logarithm';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {changedSeries, oneSeries} from '@support/seriesExample';

const [shown] = exampleTables(import.meta);
const users = asTable(shown, {}, ['month', 'users']);

it.each(['ln', 'log10'])('takes the logarithm %s', (type) => {
  expect(changedSeries(run, users, 'users', {logarithm_type: type})).toEqual(
    column(shown, type),
  );
});

it('rises by the logarithm of 2', () => {
  expect([rounded(Math.LN2), rounded(Math.LOG10E * Math.LN2)]).toEqual([
    0.693, 0.301,
  ]);
});

it('keeps gaps, and puts new columns at the end', () => {
  const {'example set': result} = run(
    {'example set': oneSeries([1, null])},
    {overwrite_attributes: false, new_attributes_postfix: '_ln'},
  );
  expect(shownRows(result)).toEqual([
    {a: 1, a_ln: 0},
    {a: '?', a_ln: '?'},
  ]);
});
