import {expect, it} from 'vitest';
import {exampleTables, numbers, rounded} from '../../../support/exampleTables';
import {dot, eigenpairs} from './eigenpairs';

const [parcels, components, output] = exampleTables(
  'operators/cleansing/dimensionality_reduction/principal_component_analysis',
);
const length = numbers(parcels, 'length');
const width = numbers(parcels, 'width');
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const centered = (values: readonly number[]): number[] =>
  values.map((value) => value - mean(values));
const [x, y] = [centered(length), centered(width)];
const covariance = (a: readonly number[], b: readonly number[]): number =>
  dot(a, b) / (a.length - 1);
const pairs = eigenpairs(covariance(x, x), covariance(x, y), covariance(y, y));
const total = pairs[0].value + pairs[1].value;

it('has the means 40 and 30', () => {
  expect([mean(length), mean(width)].map((value) => rounded(value))).toEqual([
    40, 30,
  ]);
});

it('lists the components with their variances', () => {
  expect(numbers(components, 'Weight of length')).toEqual(
    pairs.map(({vector}) => rounded(vector[0])),
  );
  expect(numbers(components, 'Weight of width')).toEqual(
    pairs.map(({vector}) => rounded(vector[1])),
  );
  expect(numbers(components, 'Variance')).toEqual(
    pairs.map(({value}) => rounded(value)),
  );
  expect(numbers(components, 'Share')).toEqual(
    pairs.map(({value}) => rounded(value / total)),
  );
});

it.each([0, 1] as const)('computes component %i of each row', (at) => {
  const values = x.map((deviation, row) =>
    dot(pairs[at].vector, [deviation, y[row] ?? NaN]),
  );
  expect(numbers(output, `pc_${at + 1}`)).toEqual(
    values.map((value) => Math.round(value * 1000) / 1000 + 0),
  );
});

it('gives a new parcel of 50 by 40 the component 14', () => {
  expect(rounded(dot(pairs[0].vector, [50 - 40, 40 - 30]))).toBe(14);
});
