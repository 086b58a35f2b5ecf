import {describe, expect, it} from 'vitest';
import {measuredDistances} from '../../../../../../../plugins/operator-lab/operators/_shared/distances/measuredDistances';
import type {Column} from '../../../../../../../plugins/operator-lab/operators/_shared/types';

const numbers = (values: Column['values']): Column => ({
  name: 'x',
  type: 'real',
  values,
});
const texts = (values: Column['values']): Column => ({
  name: 'color',
  type: 'nominal',
  values,
});

describe('measuredDistances', () => {
  it('measures numbers and texts together by default', () => {
    const table = [numbers([1, 4]), texts(['red', 'blue'])];
    expect(measuredDistances(table, 'MixedMeasures')[0]?.[1]).toBeCloseTo(
      Math.sqrt(10),
    );
  });

  it('counts different texts, and skips missing ones', () => {
    expect(
      measuredDistances([texts(['red', 'blue', null])], 'NominalMeasures'),
    ).toEqual([
      [0, 1, NaN],
      [1, 0, NaN],
      [NaN, NaN, NaN],
    ]);
  });

  it('has no divergence from a missing number', () => {
    const [[same, other, missing] = []] = measuredDistances(
      [numbers([1, 2, null])],
      'BregmanDivergences',
    );
    expect([same, missing]).toEqual([0, NaN]);
    expect(other).toBeCloseTo(1 - Math.LN2);
  });

  it.each([
    ['NominalMeasures', numbers([1]), 'nominal'],
    ['NumericalMeasures', texts(['red']), 'numeric'],
    ['BregmanDivergences', texts(['red']), 'numeric'],
  ])('rejects other columns: %s', (kind, column, needed) => {
    expect(() => measuredDistances([column], kind)).toThrow(
      `The measure needs ${needed} columns, and ${column.name} is not one.`,
    );
  });
});
