import {expect, it} from 'vitest';
import {
  moveCenters,
  nearestCenter,
  squaredEuclidean,
} from '@lab/_shared/distances/centroidClusters';
import {pointsOf} from '@lab/_shared/tables/innerNumbers';
import {run} from '@lab/modeling/segmentation/k_means';
import {exampleTables, rounded} from '@support/exampleTables';
import {chartData} from '@support/figures';
import {liveExample} from '@support/liveExample';

const [output = [], steps] = exampleTables(import.meta);
const {input: table, outputs: clustered} = liveExample(import.meta, run);
const points = pointsOf(table.slice(1), output.length);
const sumOfSquares = (centers: readonly (readonly number[])[]) =>
  points.reduce(
    (sum, point) =>
      sum +
      squaredEuclidean(
        centers[nearestCenter(centers, point, squaredEuclidean)] ?? [],
        point,
      ),
    0,
  );

it('moves the centroids as the page shows', () => {
  const moved = moveCenters(points, points.slice(0, 2), squaredEuclidean);
  expect(moved.steps).toHaveLength(5);
  expect(moved.steps[4]).toEqual(moved.steps[3]);
  expect(
    moved.steps.slice(0, 4).map(([zero = [], one = []], step) => ({
      step,
      'tenure of 0': rounded(Number(zero[0]), 1),
      'charge of 0': rounded(Number(zero[1]), 2),
      'tenure of 1': rounded(Number(one[0]), 1),
      'charge of 1': rounded(Number(one[1]), 2),
      'sum of squares': rounded(sumOfSquares([zero, one]), 1),
    })),
  ).toEqual(steps);
});

it('draws the sum of squares of more clusters', () => {
  const [chart] = chartData(import.meta);
  const sums = [1, 2, 3, 4].map((k) => {
    const centers = clustered({k})['cluster model'] ?? [];
    return [k, rounded(sumOfSquares(pointsOf(centers.slice(0, 2), k)), 1)];
  });
  expect(chart?.['sum of squares']).toEqual(sums);
});

it('gives a row between two centroids to the lower number', () => {
  expect(nearestCenter([[0], [4]], [2], squaredEuclidean)).toBe(0);
});

it('stops for a gap, and for fewer rows than clusters', () => {
  const gap = table.map((one) => ({...one, values: [null, ...one.values]}));
  expect(() => clustered({}, {'example set': gap})).toThrow('missing');
  expect(() => clustered({k: 10})).toThrow('fewer rows');
});

it('stops where the search for a start row does not end', () => {
  const same = table.map((one) => ({
    ...one,
    values: one.values.map((_, row) => (one.role === 'id' ? row : 1)),
  }));
  expect(() => clustered({k: 3}, {'example set': same})).toThrow(
    'fewer different rows',
  );
});
