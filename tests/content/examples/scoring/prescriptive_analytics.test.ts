import {expect, it} from 'vitest';
import {exampleTables, numbers, rounded} from '../../support/exampleTables';

const [training, limits, solutions] = exampleTables(
  'operators/scoring/prescriptive_analytics',
);
const INPUTS = ['cement', 'water', 'age'];

/** Solves a system of linear equations, each a row with its right side last. */
function solve(rows: readonly (readonly number[])[]): number[] {
  const work = rows.map((row) => [...row]);
  work.forEach((_, pivot) => {
    const best = work
      .slice(pivot)
      .reduce((a, b) =>
        Math.abs(b[pivot] ?? 0) > Math.abs(a[pivot] ?? 0) ? b : a,
      );
    work.splice(work.indexOf(best), 1);
    work.splice(pivot, 0, best);
    const scaled = best.map((value) => value / (best[pivot] ?? 1));
    work.forEach((row, at) => {
      const factor = row[pivot] ?? 0;
      work[at] =
        at === pivot
          ? scaled
          : row.map((value, index) => value - factor * (scaled[index] ?? 0));
    });
  });
  return work.map((row) => row.at(-1) ?? Number.NaN);
}

const strength = numbers(training, 'strength');
const columns = [
  strength.map(() => 1),
  ...INPUTS.map((name) => numbers(training, name)),
];
const product = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const model = solve(
  columns.map((a) => [
    ...columns.map((b) => product(a, b)),
    product(a, strength),
  ]),
);
const predict = (inputs: readonly number[]) =>
  rounded(product(model, [1, ...inputs]));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

it('finds the model of the page by least squares', () => {
  expect(model.map((value) => rounded(value))).toEqual([10, 0.1, -0.12, 0.3]);
});

it('finds the best mixture within each limit', () => {
  const [, cement = [], water = []] = columns;
  const ranges = [
    [[mean(cement)], [mean(water)]],
    [
      [Math.min(...cement), Math.max(...cement)],
      [Math.min(...water), Math.max(...water)],
    ],
    [
      [250, 350],
      [155, 200],
    ],
  ];
  // A linear model has its highest value at a corner of the limits.
  const best = ranges.map(([cements = [], waters = []]) =>
    cements
      .flatMap((c) => waters.map((w) => [c, w, 28, predict([c, w, 28])]))
      .reduce((a, b) => ((b[3] ?? 0) > (a[3] ?? 0) ? b : a)),
  );
  [...INPUTS, 'strength'].forEach((name, at) => {
    expect(numbers(limits, name)).toEqual(best.map((row) => row[at]));
  });
});

it('reaches the target by each solution', () => {
  const inputs = INPUTS.map((name) => numbers(solutions, name));
  expect(numbers(solutions, 'strength')).toEqual(
    numbers(solutions, 'strength').map((_, row) =>
      predict(inputs.map((values) => values[row] ?? Number.NaN)),
    ),
  );
  expect(numbers(solutions, 'strength')).toEqual([35, 35]);
});
