import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/k_nn_global_anomaly_score';
import {column, exampleTables} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);

function scores(rows: ExampleTable, k: number, lastOnly = false) {
  const rooms = asTable(rows, {room: 'id'}, [
    'room',
    'temperature',
    'humidity',
  ]);
  const output = run(
    {'example set': rooms},
    {k, 'use_k-th_neighbor_distance_only_(no_average)': lastOnly},
  );
  return [...shownCells(output['example set'], 'outlier')];
}

it('gives the last distances of the page', () => {
  expect(scores(table, 2, true)).toEqual(
    column(table, 'outlier, last distance only'),
  );
});

it('lowers k to the number of different rows minus 1', () => {
  expect(scores(table, 50)).toEqual(scores(table, 4));
});

it('scores 1 where all rows are equal', () => {
  expect(scores(table.slice(0, 3), 2)).toEqual([1, 1, 1]);
});
