import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {rootMeanSquare, windowStarts} from '@lab/_shared/series/series';
import {ROOT} from '@site/tests/support/sites';
import {column, exampleTables} from '@support/exampleTables';
import {harborFrom} from '@support/shopDays';

const ID = 'operators/modeling/time_series/validation/index';
const [guesses] = exampleTables(import.meta, 'Why folds by chance mislead');

it('compares a guess from the past with one from both sides', () => {
  const days = harborFrom('2024-01-01', 8).map(({visitors}) => visitors);
  const inner = days.slice(1, -1);
  const before = days.slice(0, -2);
  const errors = [
    rootMeanSquare(inner, before),
    rootMeanSquare(
      inner,
      before.map((value, at) => (value + Number(days[at + 2])) / 2),
    ),
  ] as const;
  expect(column(guesses, 'Root mean squared error')).toEqual(
    errors.map((error) => Number(error.toFixed(2))),
  );
  expect(readFileSync(path.join(ROOT, `docs/${ID}.mdx`), 'utf8')).toContain(
    `better by ${Math.round((1 - errors[1] / errors[0]) * 100)}%`,
  );
});

it('counts the rounds of 24 months', () => {
  const shape = {size: 12, step: 3, horizon: 3, offset: 0};
  expect(windowStarts(24, shape)).toHaveLength(4);
});

it('draws the three rounds of Sliding Window Validation', () => {
  const shape = {size: 6, step: 2, horizon: 2, offset: 0};
  expect(windowStarts(12, shape).map((start) => start + 1)).toEqual([1, 3, 5]);
});
