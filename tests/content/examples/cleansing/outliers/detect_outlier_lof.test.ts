import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/outliers/detect_outlier_lof';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const both = (k: number) => ({
  minimal_points_lower_bound: k,
  minimal_points_upper_bound: k,
});

function factors(rows: ExampleTable, settings = both(2)): unknown[] {
  const shops = asTable(rows, {shop: 'id'}, ['shop', 'x', 'y']);
  const output = run({'example set input': shops}, settings);
  return [...shownCells(output['example set output'], 'outlier')];
}

it('2-distance', () => {
  const points = table.map(({x, y}) => [Number(x), Number(y)] as const);
  expect(column(table, '2-distance')).toEqual(
    points.map(([x, y]) =>
      rounded(
        points
          .map((other) => Math.hypot(x - other[0], y - other[1]))
          .sort((a, b) => a - b)[2] ?? NaN,
      ),
    ),
  );
});

it('gives the density of E that the text names', () => {
  const mean = (3 + Math.sqrt(10)) / 2;
  expect([rounded(mean), rounded(1 / mean)]).toEqual([3.081, 0.325]);
});

/**
 * Points on a line. The neighbors of the last point have different distances to
 * their own neighbors.
 */
const line = [0, 1, 3, 10].map((x) => ({shop: `at ${x}`, x, y: 0}));

it('measures a neighbor by its distance at its own rank', () => {
  // The row at 0: its neighbor at 1 has the 1-distance 1, and its neighbor at 3
  // has the 2-distance 3.
  const density = (reach: number[]) =>
    reach.length / reach.reduce((sum, one) => sum + one, 0);
  const own = density([1, 3]);
  const others = [density([1, 3]), density([2, 3])];
  expect(factors(line)[0]).toBe(
    rounded(((others[0] ?? 0) + (others[1] ?? 0)) / 2 / own),
  );
});

it('swaps bounds in the wrong order, and keeps the largest factor', () => {
  const factorsOf = (k: number) => factors(line, both(k)).map(Number);
  const largest = factorsOf(1).map((factor, at) =>
    Math.max(factor, factorsOf(2)[at] ?? 0),
  );
  expect(
    factors(line, {
      minimal_points_lower_bound: 2,
      minimal_points_upper_bound: 1,
    }),
  ).toEqual(largest);
});

it('scores 0 with a missing value, and with too few rows', () => {
  const gap = {shop: '?', x: '?', y: 0};
  expect(factors([...line, gap])).toEqual([...factors(line), 0]);
  expect(factors([gap, ...line])).toEqual([0, 0, 0, 0, 0]);
  expect(factors(line, both(4))).toEqual([0, 0, 0, 0]);
});

it('scores 0 beside neighbors with as many duplicates as the upper bound', () => {
  const shopsAt = (...xs: number[]) =>
    xs.map((x, at) => ({shop: String(at), x, y: 0}));
  expect(factors(shopsAt(0, 0, 0, 9))).toEqual([0, 0, 0, 0]);
  expect(factors(shopsAt(0, 0, 1, 9)).at(-1)).toBeGreaterThan(0);
});

it('takes the densities at the lowest of ranks that tie', () => {
  const rows = [0, 1, -1, 3].map((x) => ({shop: `at ${x}`, x, y: 0}));
  expect(factors(rows)[0]).toBe(1);
});
