import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/statistical_based/histogram_based_outlier_score_hbos';
import type {Settings, Table} from '@lab/_shared/types';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const {input: parcels, output: computed} = liveExample(import.meta, run);

const scores = (settings: Settings = {}, rows: Table = parcels) =>
  shownCells(computed({number_of_bins: '4', ...settings}, rows), 'score');

const one = (values: readonly (number | string | null)[]): Table => [
  {
    name: 'value',
    type: typeof values[0] === 'string' ? 'nominal' : 'integer',
    values,
  },
];

it.each([
  ['fixed', {}],
  ['dynamic', {select_mode: 'dynamic binwidth'}],
  ['ranked', {ranked_mode: true}],
])('gives the scores of the page: %s', (name, settings) => {
  expect(scores(settings)).toEqual(column(table, name));
});

it('multiplies without the logarithmic scale', () => {
  const product = scores({'use_log_scale_(better_precision)': false});
  expect(product[8]).toBe(54);
  expect(rounded(Math.log10(54))).toBe(1.732);
});

it('has a bin for each nominal value if bins are dynamic, but not for a single last one', () => {
  const values = one(['a', 'a', 'a', 'a', 'b', 'b', 'c']);
  const dynamic = {select_mode: 'dynamic binwidth'};
  expect(scores(dynamic, values)).toEqual([0, 0, 0, 0, 0.301, 0.301, 0.301]);
  expect(scores({}, values)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('adds nothing for a constant column, and has no rank for it', () => {
  expect(scores({}, one([5, 5, 5]))).toEqual([0, 0, 0]);
  expect(() => scores({ranked_mode: true}, one([5, 5, 5]))).toThrow('single');
});

it('takes no missing value', () => {
  expect(() => scores({}, one([1, null, 3]))).toThrow('missing');
});
