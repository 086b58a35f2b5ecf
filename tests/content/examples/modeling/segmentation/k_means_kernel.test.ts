import {expect, it} from 'vitest';
import {run as kMeans} from '@lab/modeling/segmentation/k_means';
import {kernelClusters, run} from '@lab/modeling/segmentation/k_means_kernel';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [output = []] = exampleTables(import.meta);
const table = asTable(picked(output, ['room', 'difference']), {room: 'id'});
const settings = {k: 2, kernel_type: 'polynomial', kernel_degree: 2};

it('cuts the line at one place without a kernel', () => {
  const {'clustered set': plain} = kMeans({'example set': table}, {k: 2});
  expect(shownCells(plain, 'cluster')).toEqual(column(output, 'k-Means'));
});

it('puts all rows into the first cluster without the weights it asks for', () => {
  const weighted = run(
    {'example set': table},
    {...settings, use_weights: true},
  )['clustered set'];
  expect(new Set(shownCells(weighted, 'cluster'))).toEqual(
    new Set(['cluster_0']),
  );
});

it('leaves an empty cluster empty, and a tie to the lower number', () => {
  const same = [
    [1, 1],
    [1, 1],
  ];
  expect(kernelClusters(same, [1, 1], [1, 1], {k: 3})).toEqual([1, 1]);
  expect(kernelClusters(same, [0, 1], [1, 1], {k: 2})).toEqual([0, 0]);
});

it('stops for fewer rows than clusters', () => {
  expect(() => run({'example set': table}, {k: 8})).toThrow('fewer rows');
});
