import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {shareOut} from '../../../../bench/shared/server/shareOut';

const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

describe('shareOut', () => {
  it('gives all the same', () => {
    expect(shareOut([100, 100], 40)).toEqual([20, 20]);
  });

  it('gives the others what one does not need', () => {
    expect(shareOut([100, 5, 100], 45)).toEqual([20, 5, 20]);
  });

  it('spends no more than there is, and nothing on what is done', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000)), fc.nat(1000), (remaining, budget) => {
        const shares = shareOut(remaining, budget);
        expect(sum(shares)).toBeLessThanOrEqual(budget);
        shares.forEach((share, at) =>
          expect(share).toBeLessThanOrEqual(remaining[at]!),
        );
        expect(sum(shares)).toBeGreaterThan(
          Math.min(sum(remaining), budget) - Math.max(1, remaining.length),
        );
      }),
    );
  });
});
