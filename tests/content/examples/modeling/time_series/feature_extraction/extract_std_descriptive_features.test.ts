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
      Feature,
      Value,
    })),
  ).toEqual(shown);
});

it('leaves a gap out, and halves between two middle values', () => {
  const {features} = run(
    {'example set': oneSeries([1, null, 2, 4, 8])},
    {attribute: 'a'},
  );
  expect(shownCells(features, 'median')).toEqual([3]);
  expect(shownCells(features, 'sum')).toEqual([15]);
});
