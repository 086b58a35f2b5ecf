import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/feature_extraction/extract_std_descriptive_features';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells, shownRows} from '@support/runTables';
import {oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [week, shown] = exampleTables(import.meta);
const days = shopTable('Harbor', '2024-01-01', '2024-01-07');

it('describes a week of the sample data', () => {
  expect(shownCells(days, 'visitors')).toEqual(column(week, 'visitors'));
  const {features} = run({'example set': days}, {attribute: 'visitors'});
  expect(
    Object.entries(shownRows(features)[0] ?? {}).map(([Feature, Value]) => ({
      Feature: Feature.replace('visitors.', ''),
      Value,
    })),
  ).toEqual(shown);
});

it('leaves a gap out, and halves between two middle values', () => {
  const {features} = run(
    {'example set': oneSeries([1, null, 2, 4, 8])},
    {attribute: 'a', ignore_invalid_values: true},
  );
  expect(shownCells(features, 'a.median')).toEqual([3]);
  expect(shownCells(features, 'a.third quartile')).toEqual([7]);
  expect(shownCells(features, 'a.sum')).toEqual([15]);
});

it('has no sum, but a median, of a series with a gap', () => {
  const {features} = run(
    {'example set': oneSeries([1, null, 2, 4, 8])},
    {attribute: 'a', max: false},
  );
  expect(shownRows(features)).toEqual([
    {
      'a.sum': '?',
      'a.mean': '?',
      'a.geometric mean': '?',
      'a.first quartile': 1.25,
      'a.median': 3,
      'a.third quartile': 7,
      'a.min': 1,
      'a.std deviation': '?',
      'a.kurtosis': '?',
      'a.skewness': '?',
    },
  ]);
});
