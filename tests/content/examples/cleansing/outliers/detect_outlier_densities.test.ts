import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/outliers/detect_outlier_densities';
import {column, exampleTables, numbers} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const minutes = column(table, 'minutes');

function marks(
  rows: ExampleTable,
  distance: number,
  proportion: number,
): unknown[] {
  const inputs = {'example set input': asTable(rows, {}, ['minutes'])};
  const output = run(inputs, {distance, proportion})['example set output'];
  return [...shownCells(output, 'outlier')];
}

it('counts the tours that are closer than 10 minutes', () => {
  expect(numbers(table, 'closer than 10')).toEqual(
    minutes.map(
      (x) => minutes.filter((y) => Math.abs(Number(x) - Number(y)) < 10).length,
    ),
  );
});

it('takes a tour at exactly 10 minutes as far', () => {
  expect(marks(table, 10.001, 0.9)[8]).toBe('false');
});

it('marks neither of two long tours', () => {
  const rows = [{minutes: 42}, ...table.slice(1)];
  expect(marks(rows, 10, 0.9)).toEqual(
    table.map((_, at) => String(at === table.length - 1)),
  );
});

it('marks no row that is near itself, with a high proportion', () => {
  expect(marks(table.slice(0, 9), 10, 0.96)).not.toContain('true');
  expect(marks(table, 0, 0.96)).not.toContain('false');
});

it('stops without a distance', () => {
  expect(() => run({'example set input': []}, {proportion: 0.5})).toThrow(
    'A distance and a proportion must be given.',
  );
});
