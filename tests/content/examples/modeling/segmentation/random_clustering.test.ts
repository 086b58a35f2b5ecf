import {expect, it} from 'vitest';
import {run} from '@lab/modeling/segmentation/random_clustering';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const {input: table, output: computed} = liveExample(import.meta, run);

it('goes by position, not by value', () => {
  const shorter = table.map((one) => ({...one, values: one.values.slice(1)}));
  const cells = (data: typeof table) =>
    shownCells(computed({}, data), 'cluster');
  expect(cells(shorter)).toEqual(cells(table).slice(0, -1));
});

it('is about as large in each cluster, give or take 8', () => {
  expect(Math.round(Math.sqrt((300 * 2) / 9))).toBe(8);
});

it('stops for an empty table', () => {
  expect(() => run({'example set': []}, {})).toThrow('no rows');
});
