import {expect, it} from 'vitest';
import {
  bestAssignment,
  run,
} from '@lab/validation/performance/segmentation/map_clustering_on_labels';
import {withColumn, withGap} from '@support/changedTable';
import {exampleTables, numbers, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [fruits = [], counts] = exampleTables(import.meta);
const table = asTable(
  fruits,
  {fruit: 'id', kind: 'label', cluster: 'cluster'},
  ['fruit', 'kind', 'cluster'],
);
const model = asTable(counts, {}, ['cluster']);
const mapped = (rows: typeof table, clusters = model) =>
  run({'example set': rows, 'cluster model': clusters}, {})['example set'];

it('predicts as the page shows, against the majority of a cluster', () => {
  const names = ['fruit', 'kind', 'cluster', 'prediction(kind)'];
  expect(picked(shownRows(mapped(table)), names)).toEqual(fruits);
  expect(shownCells(mapped(table), 'confidence(pear)').slice(0, 3)).toEqual([
    0, 0, 1,
  ]);
});

it('counts as the page shows', () => {
  const hits = (kind: string) =>
    (counts ?? []).map(
      ({cluster}) =>
        fruits.filter((row) => row.cluster === cluster && row.kind === kind)
          .length,
    );
  expect(hits('apple')).toEqual(numbers(counts, 'apple'));
  expect(hits('pear')).toEqual(numbers(counts, 'pear'));
  const right = fruits.filter((row) => row.kind === row['prediction(kind)']);
  expect(right.length / fruits.length).toBe(0.625);
});

it('looks for the most rows, and not for the largest cell', () => {
  expect(
    bestAssignment([
      [9, 8],
      [8, 0],
    ]),
  ).toEqual([1, 0]);
});

it('counts missing labels as a class, and needs as many clusters as classes', () => {
  const gap = withGap(table, 'label');
  expect(() => mapped(gap)).toThrow('There are 3 classes and 2 clusters.');
  const cluster1 = withColumn(table, 'label', (value, row) =>
    fruits[row]?.cluster === 'cluster_1' ? null : value,
  );
  const three = asTable(
    ['cluster_0', 'cluster_1', 'cluster_2'].map((cluster) => ({cluster})),
  );
  expect(() => mapped(cluster1, three)).toThrow(
    'There is no confidence of missing labels.',
  );
  expect(() => mapped(table.slice(0, 2))).toThrow(
    'The table needs a nominal label and a cluster.',
  );
});

it('reads a missing cluster as the first one, but not in the counts', () => {
  const without = (missing: number) =>
    withColumn(table, 'cluster', (value, row) =>
      row === missing ? null : value,
    );
  // Row 6 was in cluster_1, whose class is apple. A missing cluster counts as
  // the first cluster if an earlier row belongs to it. Row 1 has no earlier
  // row.
  expect(shownCells(mapped(without(5)), 'prediction(kind)')[5]).toBe('pear');
  expect(() => mapped(without(0))).toThrow(
    'The name of a cluster has no number.',
  );
});
