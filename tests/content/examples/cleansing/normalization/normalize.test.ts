import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/normalization/normalize';
import {OperatorError} from '@lab/_shared/types';
import {real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells} from '@support/runTables';

const [spending, fees] = exampleTables(import.meta);
const METHODS = [
  'Z-transformation',
  'range transformation',
  'proportion transformation',
  'interquartile range',
];
const table = asTable(spending, {}, ['spend']);

const {output: computed} = liveExample(import.meta, run);

it.each(METHODS)('%s gives what the page shows', (method) => {
  const result = computed({method}, table);
  expect(shownCells(result, 'spend')).toEqual(column(spending, method));
});

it.each(METHODS)('%s of a constant with a missing value', (method) => {
  const result = computed({method}, asTable(fees, {}, ['fee']));
  expect(shownCells(result, 'fee')).toEqual(column(fees, method));
});

it('scales new data by the statistics of the training data', () => {
  const {applied} = run(
    {'example set input': table, 'new data': asTable([{spend: 100}])},
    {method: 'range transformation'},
  );
  expect(shownCells(applied, 'spend')).toEqual([1.333]);
});

describe('edges', () => {
  const output = (values: (number | null)[], settings: object) =>
    computed({...settings}, [real('a', values)])?.[0]?.values;

  it('moves a constant to the nearer bound', () => {
    const settings = {method: 'range transformation', min: -1, max: 0.5};
    expect(output([5, 5], settings)).toEqual([0.5, 0.5]);
    expect(output([-3, -3], settings)).toEqual([-1, -1]);
  });

  it('keeps gaps where rounding leaves a constant a variance', () => {
    const values = [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, null];
    const result = computed({}, [real('a', values)]);
    expect(result?.[0]?.values.at(-1)).toBeNull();
    expect(Math.abs(Number(result?.[0]?.values[0]))).toBeLessThan(1e-6);
  });

  it('leaves a column with the sum 0 alone', () => {
    expect(output([0, null], {method: 'proportion transformation'})).toEqual([
      0,
      null,
    ]);
  });

  it('sums absolute values where negative ones are allowed', () => {
    expect(
      output([-1, 3], {
        method: 'proportion transformation',
        allow_negative_values: true,
      }),
    ).toEqual([-0.25, 0.75]);
  });

  it('takes equal quartiles for a constant', () => {
    expect(
      output([1, 2, 2, 2, 2, 2, 9], {method: 'interquartile range'}),
    ).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('treats infinite values as each method does', () => {
    const values = [1, 3, Infinity];
    expect(output(values, {method: 'Z-transformation'})).toEqual([
      null,
      null,
      null,
    ]);
    expect(output(values, {method: 'range transformation'})).toEqual([
      0,
      0,
      null,
    ]);
    expect(output(values, {method: 'proportion transformation'})).toEqual([
      0.25,
      0.75,
      Infinity,
    ]);
  });

  it('stops as the operator does', () => {
    expect(() =>
      output([1], {method: 'range transformation', min: 1, max: 1}),
    ).toThrow(OperatorError);
    expect(() => output([-1], {method: 'proportion transformation'})).toThrow(
      'The column "a" has negative values',
    );
  });
});
