import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';
import type {Cell, ExampleTable} from '../../../support/exampleTables';

const [input = [], , output, averages] = exampleTables(
  'operators/cleansing/missing/declare_missing_value',
);

function declare(
  table: ExampleTable,
  names: readonly string[],
  isMissing: (cell: Cell | undefined) => boolean,
): ExampleTable {
  return table.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [
        name,
        names.includes(name) && isMissing(cell) ? '?' : cell,
      ]),
    ),
  );
}

function average(table: ExampleTable | undefined, name: string): number {
  const known = column(table, name).filter((cell) => cell !== '?');
  return rounded(
    known.reduce<number>((sum, cell) => sum + Number(cell), 0) / known.length,
  );
}

it('declares a number, a text, and a condition', () => {
  const first = declare(input, ['age', 'weight'], (cell) => cell === 999);
  const second = declare(first, ['smoker'], (cell) => cell === 'unknown');
  expect(declare(second, ['age'], (cell) => Number(cell) > 120)).toEqual(
    output,
  );
});

it('changes the averages', () => {
  expect(column(averages, 'Column')).toEqual(['age', 'weight']);
  expect(numbers(averages, 'Average before')).toEqual([
    average(input, 'age'),
    average(input, 'weight'),
  ]);
  expect(numbers(averages, 'Average after')).toEqual([
    average(output, 'age'),
    average(output, 'weight'),
  ]);
});
