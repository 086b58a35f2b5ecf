import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';

const K = 3;
const [work, output] = exampleTables(
  'operators/cleansing/outliers/detect_outlier_cof',
);
const labels = column(work, 'fruit');
const fruits = numbers(work, 'weight').map((weight, at) => ({
  weight,
  label: labels[at],
}));
type Fruit = (typeof fruits)[number];

const gap = (a: Fruit, b: Fruit) => Math.abs(a.weight - b.weight);
const total = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0);

/** The k nearest rows, the row itself among them. */
function nearest(fruit: Fruit): Fruit[] {
  return [...fruits].sort((a, b) => gap(fruit, a) - gap(fruit, b)).slice(0, K);
}

function ofSameClass(fruit: Fruit, among: readonly Fruit[]): Fruit[] {
  return among.filter(({label}) => label === fruit.label);
}

const same = fruits.map((fruit) => ofSameClass(fruit, nearest(fruit)).length);
const deviation = fruits.map((fruit) =>
  total(ofSameClass(fruit, fruits).map((other) => gap(fruit, other))),
);
const kDistance = fruits.map((fruit) =>
  total(nearest(fruit).map((other) => gap(fruit, other))),
);

function scaled(values: readonly number[], at: number): number {
  const low = Math.min(...values);
  return ((values[at] ?? NaN) - low) / (Math.max(...values) - low);
}

it.each([
  ['same class', same],
  ['deviation', deviation],
  ['k distance', kDistance],
])('%s', (name, values) => {
  expect(numbers(work, name)).toEqual(values);
});

it('marks the row with the fewest neighbors of its class', () => {
  const fewest = Math.min(...same);
  expect(same.filter((count) => count === fewest)).toHaveLength(1);
  expect(column(output, 'weight')).toEqual(column(work, 'weight'));
  expect(column(output, 'fruit')).toEqual(labels);
  expect(column(output, 'outlier')).toEqual(
    same.map((count) => String(count === fewest)),
  );
  expect(column(output, 'COF Factor')).toEqual(
    same.map((count, at) =>
      count === fewest
        ? rounded(count - scaled(deviation, at) + scaled(kDistance, at))
        : '∞',
    ),
  );
});
