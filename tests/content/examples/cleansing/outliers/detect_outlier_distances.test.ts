import {expect, it} from 'vitest';
import {outlierDistance} from '@lab/_shared/distances/outlierDistance';
import {run} from '@lab/cleansing/outliers/detect_outlier_distances';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [input = [], output] = exampleTables(import.meta);

function marked(rows: ExampleTable, settings = {}): unknown[] {
  const result = run(
    {'example set input': asTable(rows, {part: 'id'})},
    {number_of_neighbors: 2, number_of_outliers: 3, ...settings},
  )['example set output'];
  const marks = shownCells(result, 'outlier');
  return shownCells(result, 'part').filter((_, at) => marks[at] === 'true');
}

const points = input.map(({length, width}) => [Number(length), Number(width)]);

it.each([
  ['nearest neighbor', 1],
  ['second neighbor', 2],
])('%s', (name, k) => {
  expect(column(output, name)).toEqual(
    points.map((point, self) => {
      const distance = points
        .filter((_, at) => at !== self)
        .map((other) => outlierDistance(point, other, ''))
        .filter((one) => !Number.isNaN(one))
        .sort((a, b) => a - b)[k - 1];
      return distance === undefined ? '?' : rounded(distance);
    }),
  );
});

it('marks the three largest second distances', () => {
  const marks = column(output, 'outlier');
  expect(
    column(output, 'part').filter((_, at) => marks[at] === 'true'),
  ).toEqual(marked(input));
});

it('hides a pair with one neighbor', () => {
  expect(marked(input, {number_of_neighbors: 1})).not.toContain('F');
});

it('marks the first rows if the very first has a missing value', () => {
  const [gap = {}, rest] = [input.at(-1), input.slice(0, -1)];
  expect(marked([gap, ...rest])).toEqual(['I', 'A', 'B']);
  expect(marked([...rest.slice(0, 2), gap, ...rest.slice(2)])).toContain('I');
});

it('marks the first rows if there are too few neighbors', () => {
  expect(marked(input, {number_of_neighbors: 9})).toEqual(['A', 'B', 'C']);
});

const line = (...lengths: number[]) =>
  lengths.map((length) => ({part: String(length), length}));

it('prefers the earlier row of a tie', () => {
  const settings = {number_of_neighbors: 1, number_of_outliers: 1};
  expect(marked(line(0, 5), settings)).toEqual(['0']);
});

it('drops the earlier row of a tie for a larger score', () => {
  const settings = {number_of_neighbors: 1, number_of_outliers: 2};
  expect(marked(line(0, 5, 50), settings)).toEqual(['5', '50']);
});

it('closes the list where a gap is the first of the marked rows', () => {
  const [first = {}, ...others] = line(0, 1, 50, 60);
  const rows = [first, {part: 'gap', length: '?'}, ...others];
  // The row at 50 replaces the row at 0. The row at 60 has a larger score, but
  // the list is closed by then.
  expect(marked(rows, {number_of_outliers: 2})).toEqual(['gap', '50']);
});
