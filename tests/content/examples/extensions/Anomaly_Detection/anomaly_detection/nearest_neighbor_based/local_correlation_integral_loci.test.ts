import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_correlation_integral_loci';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);

function scores(fewest: number, rows: ExampleTable = table) {
  const batches = asTable(rows, {batch: 'id'}, ['batch', 'temperature']);
  const output = run({'example set': batches}, {n_min: fewest});
  return shownCells(output['example set'], 'outlier');
}

it.each([5, 20])('gives the scores of the page for n min %d', (fewest) => {
  expect(scores(fewest)).toEqual(column(table, `outlier, n min ${fewest}`));
});

it('has the mean and the deviation of B13 that the text names', () => {
  const mean = (11 * 12 + 1) / 13;
  const deviation = Math.sqrt((11 * (12 - mean) ** 2 + (1 - mean) ** 2) / 13);
  expect(
    [mean, deviation, (mean - 1) / deviation].map((one) => rounded(one)),
  ).toEqual([10.231, 3.034, 3.043]);
});

it('lowers n min from the number of different rows', () => {
  expect(scores(12)).toEqual(scores(11));
});

it('scores 1 where all rows are equal', () => {
  expect(scores(2, table.slice(10, 12))).toEqual([1, 1]);
});
