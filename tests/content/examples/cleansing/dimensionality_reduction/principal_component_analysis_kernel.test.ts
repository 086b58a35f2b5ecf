import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';
import {dot} from './eigenpairs';

const [runs, matrix, distances] = exampleTables(
  'operators/cleansing/dimensionality_reduction/principal_component_analysis_kernel',
);
const names = column(runs, 'run').map(String);
const pressure = numbers(runs, 'pressure');
const temperature = numbers(runs, 'temperature');
const rows = names.map((_, at) => [
  pressure[at] ?? NaN,
  temperature[at] ?? NaN,
]);
// Polynomial kernel of degree 2 with shift 0.
const kernel = rows.map((a) => rows.map((b) => dot(a, b) ** 2));

function distance(table: readonly (readonly number[])[], pair: string): number {
  const [a, b] = pair.split(' and ').map((name) => names.indexOf(name));
  const [from, to] = [table[a ?? -1] ?? [], table[b ?? -1] ?? []];
  return Math.hypot(...from.map((value, at) => value - (to[at] ?? NaN)));
}

it('has columns with the mean 0, so nothing is left to subtract', () => {
  expect(dot(pressure, [1, 1, 1, 1])).toBe(0);
  expect(dot(temperature, [1, 1, 1, 1])).toBe(0);
});

it('lists the kernel of each pair of rows', () => {
  names.forEach((name, at) => {
    expect(numbers(matrix, name)).toEqual(kernel[at]);
  });
});

// The components of a row are its kernels, turned by the orthogonal matrix of
// the eigenvectors; a turn keeps distances.
it('lists the distances before and after', () => {
  const pairs = column(distances, 'Pair').map(String);
  expect(pairs).toHaveLength((names.length * (names.length - 1)) / 2);
  expect(numbers(distances, 'Distance before')).toEqual(
    pairs.map((pair) => rounded(distance(rows, pair))),
  );
  expect(numbers(distances, 'Distance after')).toEqual(
    pairs.map((pair) => rounded(distance(kernel, pair))),
  );
});
