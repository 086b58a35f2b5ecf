import {expect, it} from 'vitest';
import {
  loess,
  robustWeights,
} from '@lab/modeling/time_series/decomposition/stl_decomposition';
import {exampleTables, picked} from '@support/exampleTables';
import {harborDays} from '@support/shopDays';

const [saturdays] = exampleTables(import.meta);

it('shows twelve Saturdays of the sample data', () => {
  expect(picked(saturdays, ['date', 'sales'])).toEqual(
    harborDays()
      .filter((_, day) => day % 7 === 5)
      .slice(0, 12)
      .map(({date, sales}) => ({date, sales})),
  );
});

it('says how far the outlier falls', () => {
  const outlier = saturdays?.find(({date}) => date === '2024-03-16');
  expect(
    Math.round(
      Number(outlier?.['first curve']) - Number(outlier?.['second curve']),
    ),
  ).toBe(129);
});

it('keeps a straight line, also with fewer points than the width', () => {
  const line = [1, 2, 3, 4, 5];
  loess(line, 7).forEach((value, at) => {
    expect(value).toBeCloseTo(Number(line[at]));
  });
});

it('gives no weight from six medians on', () => {
  expect(robustWeights([1, -1, 1, 6, 7], [0, 0, 0, 0, 0])[3]).toBe(0);
  expect(robustWeights([1, -1, 1, 5, 7], [0, 0, 0, 0, 0])[3]).toBeGreaterThan(
    0,
  );
});
