import {expect, it} from 'vitest';
import {exampleTables, numbers, rounded} from '../../../support/exampleTables';
import {dot, eigenpairs} from './eigenpairs';

const [shops, patterns, output] = exampleTables(
  'operators/cleansing/dimensionality_reduction/singular_value_decomposition',
);
const bread = numbers(shops, 'bread');
const cake = numbers(shops, 'cake');
// The singular values of X are the roots of the eigenvalues of X'X.
const pairs = eigenpairs(dot(bread, bread), dot(bread, cake), dot(cake, cake));
const singular = pairs.map(({value}) => Math.sqrt(value));
const sum = singular.reduce((total, value) => total + value, 0);

it('lists the patterns with their singular values', () => {
  expect(numbers(patterns, 'Weight of bread')).toEqual(
    pairs.map(({vector}) => rounded(vector[0])),
  );
  expect(numbers(patterns, 'Weight of cake')).toEqual(
    pairs.map(({vector}) => rounded(vector[1])),
  );
  expect(numbers(patterns, 'Singular value')).toEqual(
    singular.map((value) => rounded(value)),
  );
  expect(numbers(patterns, 'Share')).toEqual(
    singular.map((value) => rounded(value / sum)),
  );
});

it.each([0, 1] as const)('computes dimension %i of each shop', (at) => {
  const values = bread.map(
    (amount, row) =>
      dot(pairs[at].vector, [amount, cake[row] ?? NaN]) / (singular[at] ?? NaN),
  );
  expect(numbers(output, `svd_${at + 1}`)).toEqual(
    values.map((value) => rounded(value)),
  );
  expect(dot(values, values)).toBeCloseTo(1);
});

it('restores the sales of shop C from one dimension', () => {
  const strength = (5 / 6) * (singular[0] ?? NaN);
  expect(pairs[0].vector.map((weight) => rounded(weight * strength))).toEqual([
    40, 30,
  ]);
});
