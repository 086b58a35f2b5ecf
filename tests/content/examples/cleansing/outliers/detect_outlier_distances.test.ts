import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';

const [input, output] = exampleTables(
  'operators/cleansing/outliers/detect_outlier_distances',
);
const width = numbers(input, 'width');
const points = numbers(input, 'length').map(
  (length, at) => [length, width[at] ?? NaN] as const,
);

/** Distance of each part to its k-th nearest neighbor. */
function scores(k: number): number[] {
  return points.map(
    ([x, y], self) =>
      points
        .filter((_, at) => at !== self)
        .map((other) => Math.hypot(x - other[0], y - other[1]))
        .sort((a, b) => a - b)[k - 1] ?? NaN,
  );
}

it('lists the parts of the input', () => {
  expect(column(output, 'part')).toEqual(column(input, 'part'));
});

it.each([
  ['nearest neighbor', 1],
  ['second neighbor', 2],
])('%s', (name, k) => {
  expect(numbers(output, name)).toEqual(scores(k).map((d) => rounded(d)));
});

it('marks the three largest second distances', () => {
  const second = scores(2);
  const limit = [...second].sort((a, b) => b - a)[2] ?? NaN;
  expect(column(output, 'outlier')).toEqual(
    second.map((score) => String(score >= limit)),
  );
});
