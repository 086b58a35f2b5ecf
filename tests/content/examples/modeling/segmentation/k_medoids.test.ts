import {expect, it} from 'vitest';
import {moveCenters} from '@lab/_shared/distances/centroidClusters';
import {mixedDistance} from '@lab/_shared/distances/mixedDistance';
import {run} from '@lab/modeling/segmentation/k_medoids';
import {exampleTables, rounded} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const [, centers = []] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);
const columns = table.slice(1);

it('takes the last row as the center, not the medoid', () => {
  const clustered = computed();
  const clusters = shownCells(clustered, 'cluster');
  const ids = shownCells(clustered, 'customer_id');
  const shown = ['cluster_0', 'cluster_1'].map((name) => {
    const rows = ids
      .map((_, row) => row)
      .filter((row) => clusters[row] === name);
    const sumOf = (row: number) =>
      rows.reduce((sum, other) => sum + mixedDistance(columns, row, other), 0);
    const last = rows.at(-1) as number;
    const medoid = rows.reduce((best, row) =>
      sumOf(row) < sumOf(best) ? row : best,
    );
    return {
      cluster: name,
      center: ids[last],
      sum: rounded(sumOf(last)),
      medoid: ids[medoid],
      'smallest sum': rounded(sumOf(medoid)),
    };
  });
  expect(shown).toEqual(centers);
});

it('takes the last row of the table for an empty cluster', () => {
  const points = [[1], [1], [5]];
  const {steps} = moveCenters(
    points,
    [[1], [1]],
    (a, b) => Math.abs(Number(a[0]) - Number(b[0])),
    {
      maxSteps: 1,
      center: (own) => own.at(-1) ?? [5],
    },
  );
  expect(steps[1]).toEqual([[5], [5]]);
});

it('stops for a gap, and for fewer rows than clusters', () => {
  const gap = table.map((one) => ({...one, values: [...one.values, null]}));
  expect(() => run({'example set': gap}, {})).toThrow('missing');
  expect(() => run({'example set': table}, {k: 9})).toThrow('fewer rows');
});
