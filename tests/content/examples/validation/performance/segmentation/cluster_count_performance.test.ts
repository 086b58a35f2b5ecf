import {expect, it} from 'vitest';
import {run} from '@lab/validation/performance/segmentation/cluster_count_performance';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [clusters, output] = exampleTables(import.meta);
const model = asTable(clusters);
const performance = asTable(output?.slice(0, 1));

it('adds both measures to those that come in, and counts the empty cluster', () => {
  expect(
    shownRows(run({'cluster model': model, performance}, {}).performance),
  ).toEqual(output);
});

it('puts a measure of the same name at the end', () => {
  const old = asTable([
    {measure: 'Number of clusters', value: 9},
    {measure: 'Davies Bouldin', value: -1},
  ]);
  expect(
    shownRows(run({'cluster model': model, performance: old}, {}).performance),
  ).toEqual([
    {measure: 'Davies Bouldin', value: -1},
    {measure: 'Number of clusters', value: 4},
    {measure: 'Cluster Number Index', value: 0.9},
  ]);
});

it('has an index of 0 if each row is a cluster', () => {
  const single = asTable(
    ['a', 'b', 'c'].map((cluster) => ({cluster, rows: 1})),
  );
  expect(shownRows(run({'cluster model': single}, {}).performance)[1]).toEqual({
    measure: 'Cluster Number Index',
    value: 0,
  });
});
