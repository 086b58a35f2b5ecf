import {expect, it} from 'vitest';
import type {Table} from '@lab/_shared/types';
import {run} from '@lab/utility/process_control/loops/loop_data_fractions';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';

const [parts, rows] = exampleTables(import.meta);
const rowsFrom = (count: number) => [
  nominal(
    'row',
    Array.from({length: count}, (_, at) => `R${at + 1}`),
  ),
];
const partOf = (fraction: number, count = 10) =>
  run(
    {'example set': rowsFrom(count)},
    {fraction, sampling_type: 'linear sampling'},
  )['example subset']?.[0]?.values ?? [];

it('takes the rows as shown', () => {
  expect(
    (parts ?? []).map(({fraction}) => {
      const rows = partOf(Number(fraction));
      return {
        fraction,
        rows: rows.length,
        part: `${rows[0]} to ${rows.at(-1)}`,
      };
    }),
  ).toEqual(parts);
});

it('lists the rows, and those of the first part', () => {
  expect(column(rows, 'row')).toEqual(partOf(1));
});

it('takes two rows of forty by default, and nothing beyond 1', () => {
  expect(partOf(0.05, 40)).toEqual(['R1', 'R2']);
  expect(() => partOf(1.1)).toThrow('between');
});

it('leaves nothing of a class of nine, and shuffles where there is no label', () => {
  const partBy = (table: Table) =>
    run({'example set': table}, {use_local_random_seed: true})[
      'example subset'
    ];
  const label = nominal(
    'class',
    Array.from({length: 40}, (_, at) => (at < 9 ? 'rare' : 'usual')),
    'label',
  );
  expect(partBy([...rowsFrom(40), label])?.[1]?.values).toEqual([
    'usual',
    'usual',
  ]);
  expect(partBy(rowsFrom(40))?.[0]?.values).toHaveLength(2);
});
