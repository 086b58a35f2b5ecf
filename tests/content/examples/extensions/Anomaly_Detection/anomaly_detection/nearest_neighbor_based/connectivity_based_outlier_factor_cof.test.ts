import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/connectivity_based_outlier_factor_cof';
import {run as localFactor} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_outlier_factor_lof';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const scans = (rows: ExampleTable) =>
  asTable(rows, {scan: 'id'}, ['scan', 'x', 'y']);

const factors = (k: number, rows: ExampleTable = table) =>
  shownCells(run({'example set': scans(rows)}, {k})['example set'], 'outlier');

it('compares with the factors of LOF', () => {
  const output = localFactor(
    {'example set': scans(table)},
    {'k_min_(MinPtsLB)': 4, 'k_max_(MinPtsUB)': 4},
  );
  expect(shownCells(output['example set'], 'outlier')).toEqual(
    column(table, 'LOF'),
  );
});

it('has the chaining distance of S that the text names', () => {
  expect(rounded(150 / 42)).toBe(3.571);
});

it('lowers k to the number of different rows minus 1', () => {
  expect(factors(50)).toEqual(factors(7));
});

it('scores 1 where all rows are equal', () => {
  expect(factors(4, table.slice(3, 5))).toEqual([1, 1]);
});
