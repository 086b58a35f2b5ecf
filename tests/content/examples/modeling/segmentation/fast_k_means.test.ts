import {expect, it} from 'vitest';
import {
  euclidean,
  goodStarts,
  moveCenters,
} from '@lab/_shared/distances/centroidClusters';
import {elkan, run} from '@lab/modeling/segmentation/fast_k_means';
import {exampleTables, numbers, picked, rounded} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [output = [], counts = []] = exampleTables(import.meta);
const table = asTable(picked(output, ['day', 'visitors']), {day: 'id'});
const points = numbers(output, 'visitors').map((visitors) => [visitors]);

it.each(counts)('measures fewer distances from $start days', (row) => {
  const starts = String(row['start days'])
    .split(', ')
    .map((day) => points[Number(day) - 1] ?? []);
  let measured = 0;
  const fast = elkan(points, starts, (a, b) => {
    measured++;
    return euclidean(a, b);
  });
  const plain = moveCenters(points, starts, euclidean);
  const steps = plain.steps.length - 1;
  expect(fast.centers).toEqual(plain.centers);
  expect(fast.centers.map(([center]) => rounded(Number(center), 2))).toEqual([
    90.67, 144.33, 241,
  ]);
  expect({
    steps,
    'distances of k-means': steps * points.length * 3,
    'distances of this operator': measured,
  }).toEqual({
    ...picked(
      [row],
      ['steps', 'distances of k-means', 'distances of this operator'],
    )[0],
  });
});

it('takes start rows that are far apart, and the first row as one of them', () => {
  expect(goodStarts(points, 3, 4, euclidean)).toEqual([4, 8, 6]);
  expect(goodStarts([[0], [1], [9]], 2, 2, euclidean)).toEqual([2, 1]);
});

it('lets a row halfway stay with the lower number', () => {
  expect(elkan([[0], [2], [4]], [[0], [4]], euclidean, 1).assignments).toEqual([
    0, 0, 1,
  ]);
});

it('stops for fewer rows than clusters', () => {
  expect(() => run({'example set': table}, {k: 10})).toThrow('fewer rows');
});
