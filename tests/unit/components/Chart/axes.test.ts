import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {xDomain, yDomain} from '../../../../src/components/Chart/domain';
import {linearScale} from '../../../../src/components/Chart/scale';
import {
  decimalsOf,
  niceStep,
  ticksBetween,
} from '../../../../src/components/Chart/ticks';
import type {ChartProps} from '../../../../src/components/Chart/types';

describe('ticks', () => {
  it.each([
    [0.03, 0.05],
    [1.2, 2],
    [23, 50],
    [700, 1000],
  ])('rounds a step of %d up to %d', (rough, nice) => {
    expect(niceStep(rough)).toBe(nice);
  });

  it('keeps the decimals that a step needs, and no rounding errors', () => {
    expect(decimalsOf(0.05)).toBe(2);
    expect(ticksBetween(0, 0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(ticksBetween(-10, 10, 5)).toEqual([-10, -5, 0, 5, 10]);
  });

  it('stay within the axis whatever its ends', () => {
    fc.assert(
      fc.property(
        fc.integer({min: -1000, max: 1000}),
        fc.integer({min: 1, max: 1000}),
        (min, length) => {
          const ticks = ticksBetween(min, min + length, niceStep(length / 5));
          expect(ticks.length).toBeGreaterThan(0);
          expect(Math.min(...ticks)).toBeGreaterThanOrEqual(min);
          expect(Math.max(...ticks)).toBeLessThanOrEqual(min + length);
        },
      ),
    );
  });
});

describe('linearScale', () => {
  it('maps both ends, also upside down', () => {
    const y = linearScale([0, 10], [200, 0]);
    expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
  });
});

const chart = (kind: 'line' | 'bars', x: object = {}): ChartProps => ({
  title: 'Rows',
  description: 'Rows a month.',
  x: {label: 'Month', ...x},
  y: {label: 'Rows'},
  series: [
    {
      kind,
      label: 'Rows',
      data: [
        [1, 12],
        [2, 47],
        [3, 33],
      ],
    },
  ],
});

describe('domains', () => {
  it('draw bars from zero, and lines from the data', () => {
    expect(yDomain(chart('bars'), 5).range[0]).toBe(0);
    expect(yDomain(chart('line'), 5).range).toEqual([10, 50]);
  });

  it('leave room for the first and the last bar', () => {
    expect(xDomain(chart('bars'), 5).range).toEqual([0.5, 3.5]);
    expect(xDomain(chart('line'), 5).range).toEqual([1, 3]);
  });

  it('take the ends that are given', () => {
    expect(xDomain(chart('line', {min: 0, max: 12}), 5).range).toEqual([0, 12]);
  });
});
