import {describe, expect, it} from 'vitest';
import {median, quantile} from '../../../bench/shared/stats';

describe('quantile', () => {
  it.each([
    [0.5, 5],
    [0.95, 10],
    [1, 10],
    [0, 1],
  ])('takes the nearest rank: %f gives %d', (share, value) => {
    expect(quantile([10, 2, 3, 1, 5, 4, 7, 6, 8, 9], share)).toBe(value);
  });

  it('knows nothing of no values', () => {
    expect(quantile([], 0.5)).toBeNaN();
  });
});

describe('median', () => {
  it('is not moved by one value that is far off', () => {
    expect(median([3, 1000, 2])).toBe(3);
  });
});
