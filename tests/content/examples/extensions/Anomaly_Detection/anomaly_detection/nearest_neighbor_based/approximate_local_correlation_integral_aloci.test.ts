import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/approximate_local_correlation_integral_aloci';
import {run as exact} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_correlation_integral_loci';
import type {Settings} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const machines = (rows: ExampleTable) =>
  asTable(rows, {machine: 'id'}, ['machine', 'vibration', 'noise']);

const scores = (settings: Settings, rows: ExampleTable = table) =>
  shownCells(
    run(
      {'example set': machines(rows)},
      {
        difference_of_levels_L: 2,
        'tree_depth_(levels)': 6,
        n_min: 5,
        ...settings,
      },
    )['example set'],
    'outlier',
  );

it.each([1992, 1])('gives the estimates of the page for seed %d', (seed) => {
  expect(scores({local_random_seed: seed})).toEqual(
    column(table, `seed ${seed}`),
  );
});

it('compares with the exact scores', () => {
  const output = exact({'example set': machines(table)}, {n_min: 5});
  expect(shownCells(output['example set'], 'outlier')).toEqual(
    column(table, 'LOCI'),
  );
});

it('scores 0 where no box has enough rows', () => {
  expect(new Set(scores({n_min: 15}))).toEqual(new Set([0]));
});

it('wants a tree that is deep enough, and no gaps', () => {
  expect(() => scores({'tree_depth_(levels)': 1})).toThrow('deep');
  expect(() =>
    scores({}, [...table, {machine: 'M16', vibration: '?', noise: 1}]),
  ).toThrow('missing');
});
