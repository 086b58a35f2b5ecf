import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/cluster_based_anomaly';
import type {Settings} from '@lab/_shared/types';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);

function scores(settings: Settings, rows: ExampleTable = table) {
  const customers = asTable(rows, {customer: 'id', cluster: 'cluster'}, [
    'customer',
    'visits',
    'basket',
    'cluster',
  ]);
  return shownCells(run({exa: customers}, settings).exa, 'prediction');
}

it.each([
  ['CBLOF', {}],
  ['without weight', {use_cluster_size_as_weighting_factor: false}],
  ['LDCOF', {algorithm: 'LDCOF'}],
])('gives the scores of the page: %s', (name, settings) => {
  expect(scores({beta: 4, ...settings})).toEqual(column(table, name));
});

it('has the mean distance that the text names', () => {
  const own = column(table, 'without weight').slice(0, 6).map(Number);
  const sum = own.reduce((total, one) => total + one, 0);
  expect(rounded(sum / 6)).toBe(2.498);
});

it('takes all clusters for large by default', () => {
  expect(scores({}).at(-1)).toBe(0);
});

it('reads alpha as a share', () => {
  expect(scores({alpha: 0.9})).toEqual(scores({beta: 4}));
});

it('divides by size for LDCOF if the switch is on, and scores 0 in a cluster without spread', () => {
  const bySize = {algorithm: 'LDCOF', divide_clusters_like_cblof: true};
  expect(scores(bySize).at(-1)).toBe(0);
  expect(scores({...bySize, 'gamma_(ldcof)': 0.5}).at(-1)).toBe(7.523);
});

it('takes no gap', () => {
  expect(() =>
    scores({}, [
      ...table,
      {customer: 'C12', visits: '?', basket: 1, cluster: 'cluster_0'},
    ]),
  ).toThrow('missing');
});

it('says that it cannot compute CMGOS', () => {
  expect(() => scores({algorithm: 'CMGOS'})).toThrow('CMGOS');
});
