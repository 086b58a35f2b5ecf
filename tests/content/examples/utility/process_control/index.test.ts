import {expect, it} from 'vitest';
import {run as append} from '@lab/blending/table/joins/append';
import {run as branch} from '@lab/utility/process_control/branches/branch';
import type {Table} from '@lab/_shared/types';
import {integer} from '@support/columns';
import {column, exampleTables, numbers} from '@support/exampleTables';

const [files] = exampleTables(
  import.meta,
  'Continue after an error: ask first, or try first',
);
const [rounds] = exampleTables(import.meta, 'Collect, or carry along');

const tableOf = (rows: number) => [
  integer('amount', Array<number>(rows).fill(1)),
];

it('takes the side of a table with 31 rows, and of one without any', () => {
  const sideOf = (rows: number) =>
    branch(
      {condition: tableOf(rows)},
      {condition_type: 'min_examples', condition_value: '1'},
    ).chosen?.[1]?.values[0];
  const sides = column(files, 'Branch, min examples 1, after the reader');
  expect([sides.at(0), sides.at(-1)]).toEqual([sideOf(31), sideOf(0)]);
});

it('comes to the same rows by a collection and by a table that grows', () => {
  const counts = numbers(rounds, 'Rows of the file');
  let total: Table = tableOf(0);
  const grown = counts.map((rows) => {
    const {'merged set': longer = []} = append(
      {'example set 1': total, 'example set 2': tableOf(rows)},
      {},
    );
    total = longer;
    return longer[0]?.values.length;
  });
  const {'merged set': collected} = append(
    Object.fromEntries(
      counts.map((rows, at) => [`example set ${at + 1}`, tableOf(rows)]),
    ),
    {},
  );
  expect(column(rounds, 'Rows of total')).toEqual(grown);
  expect(column(rounds, 'Entries collected')).toEqual([1, 2, 3]);
  expect(collected?.[0]?.values).toHaveLength(72);
});
