import {expect, it} from 'vitest';
import {run as cof} from '@lab/cleansing/outliers/detect_outlier_cof';
import {run as densities} from '@lab/cleansing/outliers/detect_outlier_densities';
import {run as distances} from '@lab/cleansing/outliers/detect_outlier_distances';
import {run as lof} from '@lab/cleansing/outliers/detect_outlier_lof';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [calls] = exampleTables(import.meta, 'Ten calls, four answers');
const table = asTable(calls, {call: 'id', kind: 'label'}, [
  'call',
  'minutes',
  'kind',
]);

it.each([
  ['Distances', distances, {number_of_neighbors: 2, number_of_outliers: 3}],
  ['Densities', densities, {distance: 20, proportion: 0.9}],
  ['LOF', lof, {minimal_points_lower_bound: 2, minimal_points_upper_bound: 2}],
  ['COF', cof, {number_of_neighbors: 3, number_of_class_outliers: 1}],
])('answers by %s as shown', (operator, run, settings) => {
  const {'example set output': output} = run(
    {'example set input': table},
    settings,
  );
  expect(shownCells(output, 'outlier')).toEqual(column(calls, operator));
});
