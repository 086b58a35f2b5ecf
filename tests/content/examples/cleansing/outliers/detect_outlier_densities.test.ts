import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';

const [table] = exampleTables(
  'operators/cleansing/outliers/detect_outlier_densities',
);
const minutes = numbers(table, 'minutes');

function farther(distance: number): number[] {
  return minutes.map(
    (x) => minutes.filter((y) => Math.abs(x - y) > distance).length,
  );
}

function outliers(distance: number, proportion: number): number[] {
  const counts = farther(distance);
  return minutes.filter(
    (_, at) => (counts[at] ?? NaN) / minutes.length >= proportion,
  );
}

it('counts the tours beyond 10 minutes', () => {
  const counts = farther(10);
  expect(numbers(table, 'farther than 10')).toEqual(counts);
  expect(numbers(table, 'share')).toEqual(
    counts.map((count) => rounded(count / minutes.length)),
  );
});

it('marks the tours with a share of at least 0.8', () => {
  expect(column(table, 'outlier')).toEqual(
    minutes.map((x) => String(outliers(10, 0.8).includes(x))),
  );
});

it('marks what the text says for other settings', () => {
  expect(outliers(10, 0.9)).toEqual([]);
  expect(outliers(1.5, 0.9)).toEqual([20, 31, 45, 47]);
});
