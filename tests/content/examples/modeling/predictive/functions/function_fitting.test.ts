import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/functions/function_fitting';
import {exampleTables, numbers, picked, rounded} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [output = [], parameters] = exampleTables(import.meta);
const table = asTable(picked(output, ['hours', 'difference']), {
  difference: 'label',
});
const START = [
  ['a', '80'],
  ['b', '-0.2'],
] as const;
const fit = (data = table) =>
  run({'training set': data}, {initial_parameter_values: START});

function errorOf(a: number, b: number): number {
  const hours = numbers(output, 'hours');
  return numbers(output, 'difference').reduce(
    (sum, label, at) =>
      sum + (label - a * Math.exp(b * Number(hours[at]))) ** 2,
    0,
  );
}

it('finds the parameters, and predicts by them', () => {
  expect(shownRows(fit().parameters)).toEqual(parameters);
});

it('has no neighbor with a smaller error', () => {
  const [a, b, error] = (fit().parameters ?? []).map(({values}) =>
    Number(values[0]),
  ) as [number, number, number];
  expect(errorOf(a, b)).toBeCloseTo(error, 9);
  for (const [da, db] of [
    [0.01, 0],
    [-0.01, 0],
    [0, 1e-4],
    [0, -1e-4],
  ] as const) {
    expect(errorOf(a + da, b + db)).toBeGreaterThan(error);
  }
  expect(rounded(Math.exp(b) * 100, 1)).toBe(78.5);
});

it('stops at a gap', () => {
  const gap = table.map((one) => ({...one, values: [null]}));
  expect(() => fit(gap)).toThrow('missing values');
});

it('tells where it finds nothing', () => {
  const flat = table.map((one) => ({...one, values: one.values.map(() => 0)}));
  expect(() => fit(flat)).toThrow('This example finds no best parameters.');
});
