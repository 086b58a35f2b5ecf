import {expect, it} from 'vitest';
import {exampleTables, numbers, rounded} from '../../../support/exampleTables';

const K = 2;
const [table] = exampleTables(
  'operators/cleansing/outliers/detect_outlier_lof',
);
const ys = numbers(table, 'y');
const shops = numbers(table, 'x').map((x, at) => ({x, y: ys[at] ?? NaN}));
type Shop = (typeof shops)[number];

function distance(a: Shop, b: Shop): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function kDistance(shop: Shop): number {
  return (
    shops
      .filter((other) => other !== shop)
      .map((other) => distance(shop, other))
      .sort((a, b) => a - b)[K - 1] ?? NaN
  );
}

/** All shops within the k-distance: with ties, more than k. */
function neighbors(shop: Shop): Shop[] {
  return shops.filter(
    (other) => other !== shop && distance(shop, other) <= kDistance(shop),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function density(shop: Shop): number {
  return (
    1 /
    mean(
      neighbors(shop).map((other) =>
        Math.max(kDistance(other), distance(shop, other)),
      ),
    )
  );
}

it('2-distance', () => {
  expect(numbers(table, '2-distance')).toEqual(
    shops.map((shop) => rounded(kDistance(shop))),
  );
});

it('outlier: the local outlier factor by its definition', () => {
  expect(numbers(table, 'outlier')).toEqual(
    shops.map((shop) =>
      rounded(mean(neighbors(shop).map(density)) / density(shop)),
    ),
  );
});

it('gives the density of E that the text names', () => {
  expect(shops.map((shop) => rounded(density(shop)))[4]).toBe(0.325);
});
