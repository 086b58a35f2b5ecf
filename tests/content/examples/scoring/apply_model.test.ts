import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '../../support/exampleTables';

const [leaves = [], customers, output] = exampleTables(
  'operators/scoring/apply_model',
);
const classes = ['churn', 'loyal'];

/** Share of a class in the leaf of a contract. */
function confidence(contract: unknown, value: string): number {
  const leaf = leaves.filter((row) => row.Leaf === contract);
  const sum = classes.reduce(
    (total, name) => total + (numbers(leaf, name)[0] ?? NaN),
    0,
  );
  return (numbers(leaf, value)[0] ?? NaN) / sum;
}

it('counts 20 training customers', () => {
  const all = classes.flatMap((name) => numbers(leaves, name));
  expect(all.reduce((sum, value) => sum + value, 0)).toBe(20);
});

it('keeps the rows and their columns', () => {
  for (const name of ['customer', 'contract']) {
    expect(column(output, name)).toEqual(column(customers, name));
  }
});

it.each(classes)('computes the confidence for %s', (value) => {
  expect(numbers(output, `confidence(${value})`)).toEqual(
    column(customers, 'contract').map((contract) =>
      confidence(contract, value),
    ),
  );
});

it('predicts the class with the highest confidence', () => {
  expect(column(output, 'prediction(status)')).toEqual(
    column(customers, 'contract').map((contract) =>
      confidence(contract, 'churn') > confidence(contract, 'loyal')
        ? 'churn'
        : 'loyal',
    ),
  );
});
