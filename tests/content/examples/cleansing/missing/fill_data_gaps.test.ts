import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '../../../support/exampleTables';

const [input = [], output, ends = []] = exampleTables(
  'operators/cleansing/missing/fill_data_gaps',
);
const ids = [...numbers(input, 'week')].sort((a, b) => a - b);

const divisor = (a: number, b: number): number =>
  b === 0 ? a : divisor(b, a % b);

function filled(end: number | undefined): {step: number; weeks: number[]} {
  const points = end === undefined ? ids : [...ids, end];
  const step = points
    .slice(1)
    .map((id, at) => id - (points[at] ?? id))
    .reduce(divisor);
  const weeks: number[] = [];
  for (let id = points[0] ?? 0; id <= (points.at(-1) ?? 0); id += step) {
    weeks.push(id);
  }
  return {step, weeks};
}

it('adds the weeks up to 21 without sales', () => {
  const {weeks} = filled(21);
  expect(numbers(output, 'week')).toEqual(weeks);
  expect(column(output, 'sales')).toEqual(
    weeks.map(
      (week) => input.find((row) => row['week'] === week)?.['sales'] ?? '?',
    ),
  );
});

it('counts rows for each end', () => {
  expect(ends).toEqual(
    [undefined, 21, 20].map((end) => {
      const {step, weeks} = filled(end);
      return {
        end: end ?? 'not set',
        step,
        'added rows': weeks.length - ids.length,
        'rows in the output': weeks.length,
      };
    }),
  );
});
