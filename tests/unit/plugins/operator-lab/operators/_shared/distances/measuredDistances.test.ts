import {describe, expect, it} from 'vitest';
import {measuredPairs} from '../../../../../../../plugins/operator-lab/operators/_shared/distances/measuredDistances';
import {NotComputed} from '../../../../../../../plugins/operator-lab/operators/_shared/types';
import type {
  Column,
  Table,
} from '../../../../../../../plugins/operator-lab/operators/_shared/types';

const measuredDistances = (table: Table, measure_types: string) =>
  measuredPairs(table, {measure_types}).values;

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

  it.each([
    ['EuclideanDistance', true, Math.sqrt(10), NaN],
    ['CamberraDistance', true, 3 / 5 + 1 / 3, NaN],
    ['ChebychevDistance', true, 3, NaN],
    ['ManhattanDistance', true, 4, NaN],
    ['CorrelationSimilarity', false, -1, NaN],
    ['CosineSimilarity', false, 6 / Math.sqrt(85), 1],
    ['DiceSimilarity', false, 12 / 8, NaN],
    ['InnerProductSimilarity', false, 6, 0],
    ['JaccardSimilarity', false, 6 / 2, NaN],
    ['MaxProductSimilarity', false, 4, NaN],
    ['OverlapSimilarity', false, 2 / 3, NaN],
  ])('computes %s', (numerical_measure, isDistance, value, nothing) => {
    const measured = measuredPairs(
      [numbers([1, 4, null]), numbers([2, 1, null])],
      {measure_types: 'NumericalMeasures', numerical_measure},
    );
    expect(measured.isDistance).toBe(isDistance);
    expect(measured.values[0]?.[1]).toBeCloseTo(value);
    expect(measured.values[0]?.[2]).toBe(nothing);
  });

  it.each([
    ['NumericalMeasures', 'numerical_measure', 'DynamicTimeWarpingDistance'],
    ['BregmanDivergences', 'divergence', 'SquaredLoss'],
  ])('does not compute all %s', (measure_types, parameter, option) => {
    expect(() =>
      measuredPairs([numbers([1])], {measure_types, [parameter]: option}),
    ).toThrow(NotComputed);
  });
});
