import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_outlier_factor_lof';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);

function factors(rows: ExampleTable, lower: number, upper: number) {
  const orders = asTable(rows, {order: 'id'}, ['order', 'items', 'minutes']);
  const output = run(
    {'example set': orders},
    {'k_min_(MinPtsLB)': lower, 'k_max_(MinPtsUB)': upper},
  );
  return [...shownCells(output['example set'], 'outlier')];
}

it.each([2, 3, 4])('gives the factors of the page for k = %d', (k) => {
  expect(factors(table, k, k)).toEqual(column(table, `k = ${k}`));
});

it('has the density of F that the text names', () => {
  expect(rounded(2 / (3 + Math.sqrt(10)))).toBe(0.325);
});

it('lowers both numbers to that of the different rows minus 1', () => {
  expect(factors(table, 30, 40)).toEqual(factors(table, 8, 8));
});

it('scores 1 where all rows are equal', () => {
  expect(factors(table.slice(0, 2), 2, 4)).toEqual([1, 1]);
});
