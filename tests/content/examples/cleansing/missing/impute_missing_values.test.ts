import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';
import type {Cell, ExampleTable} from '../../../support/exampleTables';

const [input = [], output, distances] = exampleTables(
  'operators/cleansing/missing/impute_missing_values',
);
const NAMES = ['area', 'rooms', 'rent'];
type Row = Readonly<Record<string, Cell>>;

const complete = (row: Row) => NAMES.every((name) => row[name] !== '?');

function distance(a: Row, b: Row, label: string): number {
  return Math.hypot(
    ...NAMES.filter((name) => name !== label).map(
      (name) => Number(a[name]) - Number(b[name]),
    ),
  );
}

/** Fills a column from the nearest of the rows that are complete in `known`. */
function fill(
  table: ExampleTable,
  label: string,
  known: ExampleTable,
): ExampleTable {
  const cases = known.filter(complete);
  return table.map((row) => {
    const [nearest] = [...cases].sort(
      (a, b) => distance(a, row, label) - distance(b, row, label),
    );
    return row[label] === '?'
      ? {...row, [label]: nearest?.[label] ?? '?'}
      : row;
  });
}

const iterated = NAMES.reduce<ExampleTable>(
  (table, label) => fill(table, label, table),
  input,
);

it('gives each gap the value of the nearest row', () => {
  expect(iterated).toEqual(output);
});

it('measures the distances of the second column', () => {
  const E = iterated[4] ?? {};
  expect(numbers(distances, 'Distance to E')).toEqual(
    iterated.slice(0, 4).map((row) => rounded(distance(row, E, 'rent'))),
  );
  expect(column(distances, 'rent')).toEqual(
    column(iterated.slice(0, 4), 'rent'),
  );
});

it('finds another rent without iteration, and by the average', () => {
  expect(fill(input, 'rent', input)[4]?.['rent']).toBe(800);
  const known = column(input, 'rent').filter((cell) => cell !== '?');
  expect(
    known.reduce<number>((sum, rent) => sum + Number(rent), 0) / known.length,
  ).toBe(807.5);
});
