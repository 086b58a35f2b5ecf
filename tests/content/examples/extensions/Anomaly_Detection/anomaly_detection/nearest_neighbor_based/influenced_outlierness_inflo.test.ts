import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/influenced_outlierness_inflo';
import {run as localFactor} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_outlier_factor_lof';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const calls = (rows: ExampleTable) =>
  asTable(rows, {call: 'id'}, ['call', 'minutes']);

const scores = (k: number, rows: ExampleTable = table) =>
  shownCells(run({'example set': calls(rows)}, {k})['example set'], 'outlier');

it('compares with the factors of LOF', () => {
  const output = localFactor(
    {'example set': calls(table)},
    {'k_min_(MinPtsLB)': 2, 'k_max_(MinPtsUB)': 2},
  );
  expect(shownCells(output['example set'], 'outlier')).toEqual(
    column(table, 'LOF'),
  );
});

it('has the density of K7 and the mean that the text names', () => {
  expect([rounded(1 / 7), rounded((0.5 + 1 + 1 / 7) / 3)]).toEqual([
    0.143, 0.548,
  ]);
});

it('lowers k to the number of different rows minus 1', () => {
  expect(scores(50)).toEqual(scores(8));
});

it('scores 1 where all rows are equal', () => {
  expect(scores(2, table.slice(0, 2))).toEqual([1, 1]);
});
