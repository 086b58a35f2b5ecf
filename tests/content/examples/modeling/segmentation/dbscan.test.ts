import {expect, it} from 'vitest';
import {densityClusters, run} from '@lab/modeling/segmentation/dbscan';
import {column, exampleTables} from '@support/exampleTables';
import {chartData} from '@support/figures';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const [output = []] = exampleTables(import.meta);
const {output: clustered} = liveExample(import.meta, run);

it('counts the neighbors of each stop', () => {
  expect(column(output, 'neighborhood')).toEqual(
    output.map(
      (one) =>
        output.filter(
          (other) =>
            Math.hypot(
              Number(one.x) - Number(other.x),
              Number(one.y) - Number(other.y),
            ) < 1.5,
        ).length,
    ),
  );
});

it('draws the stops', () => {
  const placesOf = (name: string) =>
    output.filter(({cluster}) => cluster === name).map(({x, y}) => [x, y]);
  expect(chartData(import.meta)[0]).toEqual({
    cluster_1: placesOf('cluster_1'),
    cluster_2: placesOf('cluster_2'),
    noise: placesOf('cluster_0'),
  });
});

it('takes in a row at the bound only with a larger epsilon', () => {
  expect(shownCells(clustered({epsilon: 1.6}), 'cluster')[4]).toBe('cluster_1');
  expect(new Set(shownCells(clustered({epsilon: 0}), 'cluster'))).toEqual(
    new Set(['cluster_0']),
  );
});

it('moves a border row to the cluster whose first row is near, and else leaves it', () => {
  const near = (places: readonly number[]) => (row: number) =>
    places
      .map((_, other) => other)
      .filter(
        (other) => Math.abs(Number(places[row]) - Number(places[other])) < 1.5,
      );
  // The row at 3 is near 2 and 4, but is not a core point: it has too few
  // neighbors.
  const places = [2, 1, 0.9, 0.8, 3, 4, 5, 5.1, 5.2];
  const clusters = densityClusters(9, near(places), 4);
  expect(clusters[4]).toBe(2);
  const later = [2, 1, 0.9, 0.8, 3, 5, 4, 5.1, 5.2];
  expect(densityClusters(9, near(later), 4)[4]).toBe(1);
});
