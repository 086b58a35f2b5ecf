import {expect, it} from 'vitest';
import {
  areEquivalent,
  isUseless,
  sampled,
} from '@lab/modeling/optimization/feature_generation/optimize_by_generation_yagga2';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [samples = []] = exampleTables(import.meta);

it('has no root of a negative number', () => {
  expect(sampled(asTable(samples), 'sqrt((b - a))')).toEqual([NaN, NaN, NaN]);
});

it('counts a difference of exactly the bound as none', () => {
  expect(areEquivalent([0.5], [0.25], 0.25)).toBe(true);
  expect(areEquivalent([0.5], [0.25], 0.2)).toBe(false);
});

it('removes constants of 0 and 1 only', () => {
  expect(
    [
      [0, 0],
      [1, 1],
      [5, 5],
      [0, 1],
    ].map((values) => isUseless(values)),
  ).toEqual([true, true, false, false]);
  expect(isUseless([5, 6], 0)).toBe(true);
});

it('counts as the text does', () => {
  const withChildren = 5 + 4;
  expect(withChildren * 2).toBe(18);
  expect((40 * 39) / 2).toBe(780);
  expect(Math.exp(1000)).toBe(Infinity);
});
