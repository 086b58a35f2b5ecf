import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {median} from '@lab/_shared/numbers/averages';

const [training = [], scored = []] = exampleTables(import.meta);
const learned = ['load', 'heat'].map((name) => {
  const center = median(numbers(training, name));
  const spread = median(
    numbers(training, name).map((value) => Math.abs(value - center)),
  );
  return {name, center, spread};
});

it('learns medians, and median distances from them', () => {
  expect(learned).toEqual([
    {name: 'load', center: 46, spread: 2},
    {name: 'heat', center: 66, spread: 1},
  ]);
});

it('scores a row by the column that is furthest from its median', () => {
  expect(column(scored, 'score')).toEqual(
    scored.map((_, at) =>
      Number(
        Math.max(
          ...learned.map(
            ({name, center, spread}) =>
              Math.abs((numbers(scored, name)[at] ?? NaN) - center) / spread,
          ),
        ).toFixed(1),
      ),
    ),
  );
});
