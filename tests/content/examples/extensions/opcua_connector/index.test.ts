import {expect, it} from 'vitest';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';

const [backward = [], sorted = []] = exampleTables(
  import.meta,
  'Worked example: a history in the wrong order',
);
const [rhythms = []] = exampleTables(
  import.meta,
  'Choose an operator and a schedule',
);

it.each([
  ['backward', backward],
  ['sorted', sorted],
])('computes the changes of the %s rows, none for the first', (_, rows) => {
  const values = numbers(rows, 'temperature');
  expect(column(rows, 'change')).toEqual(
    values.map((value, at) =>
      at === 0 ? '?' : rounded(value - (values[at - 1] ?? 0), 1),
    ),
  );
});

it.each(['time', 'temperature'])('sorts the same rows by time: %s', (name) => {
  expect(column(sorted, name)).toEqual([...column(backward, name)].reverse());
});

it('has the share of the time that a run takes', () => {
  const minutes = (text: unknown) =>
    Number(/\d+/.exec(String(text).replace('hour', '60 minutes'))?.[0]);
  expect(column(rhythms, 'Share of the time')).toEqual(
    rhythms.map(
      (row) =>
        `${(100 * minutes(row['Duration of a run'])) / minutes(row.Schedule)}%`,
    ),
  );
});
