import {expect, it} from 'vitest';
import {
  mean,
  median,
  sum,
  upperMedian,
} from '../../../../../../../plugins/operator-lab/operators/_shared/numbers/averages';

it('adds numbers, and divides the sum by their count', () => {
  expect(sum([1, 2, 6])).toBe(9);
  expect(mean([1, 2, 6])).toBe(3);
  expect(sum([])).toBe(0);
  expect(mean([])).toBeNaN();
});

it('finds the middle number, whatever the order', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(upperMedian([9, 1, 4])).toBe(4);
});

it('has the mean of two middle numbers, or the upper one', () => {
  expect(median([10, 2, 4, 1])).toBe(3);
  expect(upperMedian([10, 2, 4, 1])).toBe(4);
});

it('counts NaN as the largest number for the upper median', () => {
  expect(upperMedian([NaN, 2, 1])).toBe(2);
  expect(upperMedian([NaN, 1])).toBeNaN();
});

it('has no median of no numbers', () => {
  expect(median([])).toBeNaN();
  expect(upperMedian([])).toBeNaN();
});
