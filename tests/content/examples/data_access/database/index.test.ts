import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';

const [stored = [], delivered = [], results] = exampleTables(
  import.meta,
  'Worked example: a delivery to a stock list',
);

/**
 * Effect of each operator on the table in the database, in the order of the
 * page.
 */
const WRITERS: readonly ((table: ExampleTable) => ExampleTable)[] = [
  (table) => table,
  () => delivered,
  (table) => [...table, ...delivered],
  (table) => [
    ...table.map(
      (row) => delivered.find(({article}) => article === row.article) ?? row,
    ),
    ...delivered.filter(
      ({article}) => !table.some((row) => row.article === article),
    ),
  ],
];
const first = WRITERS.map((write) => write(stored));
const second = WRITERS.map((write, at) => write(first[at] ?? []));

it('counts rows after the first and the second run', () => {
  expect(column(results, 'First run')).toEqual(first.map(({length}) => length));
  expect(column(results, 'Second run')).toEqual(
    second.map(({length}) => length),
  );
});

it('finds the stock of one article', () => {
  expect(column(results, 'A-11').map(String)).toEqual(
    second.map((table) =>
      table
        .filter(({article}) => article === 'A-11')
        .map(({stock}) => stock)
        .join(', '),
    ),
  );
});
