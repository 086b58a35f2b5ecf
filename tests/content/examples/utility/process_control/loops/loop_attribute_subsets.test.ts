import {expect, it} from 'vitest';
import type {Settings, Table} from '@lab/_shared/types';
import {run} from '@lab/utility/process_control/loops/loop_attribute_subsets';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [columns] = exampleTables(import.meta);
const [counts] = exampleTables(import.meta, 'Description');
const table = asTable(columns, {customer_id: 'id', churn: 'label'});
const roundsOf = (settings: Settings, input = table) =>
  run({'example set': input}, settings).rounds;

/** Number of combinations of `size` out of `n`. */
const choose = (n: number, size: number): number =>
  size === 0 ? 1 : (choose(n - 1, size - 1) * n) / size;

it('counts the combinations as shown', () => {
  expect(
    (counts ?? []).map(({Columns}) => {
      const n = Number(Columns);
      const pairs = choose(n, 2);
      return {
        Columns: n,
        'Size 2': pairs,
        'Up to size 3': n + pairs + choose(n, 3),
        'All sizes': 2 ** n - 1,
      };
    }),
  ).toEqual(counts);
});

it('has the order of the text, and no round beyond the columns', () => {
  const letters: Table = ['A', 'B', 'C', 'D'].map((name) => real(name, []));
  const pairs = {use_exact_number: true, exact_number_of_attributes: 2};
  expect([
    roundsOf(pairs, letters)?.[2]?.values,
    roundsOf({min_number_of_attributes: 4})?.[0]?.values,
  ]).toEqual([['A, B', 'A, C', 'A, D', 'B, C', 'B, D', 'C, D'], []]);
});

it.each<Settings>([
  {use_exact_number: true, exact_number_of_attributes: 4},
  {limit_max_number: true, max_number_of_attributes: 4},
  {
    min_number_of_attributes: 3,
    limit_max_number: true,
    max_number_of_attributes: 2,
  },
])('stops at %o', (settings) => {
  expect(() => roundsOf(settings)).toThrow();
});
