import {expect, it} from 'vitest';
import {run as filterRange} from '@lab/blending/examples/filter/filter_example_range';
import {run as extractMacro} from '@lab/utility/macros/extract_macro';
import {macrosOf} from '@lab/_shared/tables/macroTable';
import {
  run,
  tablesOfRounds,
} from '@lab/utility/process_control/loops/loop_examples';
import type {Table} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [shops, macros, removals] = exampleTables(import.meta);

function extracted(table: Table, example: number) {
  return macrosOf(
    extractMacro(
      {'example set': table},
      {
        macro: 'shop',
        macro_type: 'data_value',
        attribute_name: 'shop',
        example_index: example,
        additional_macros: [['target', 'target']],
      },
    ).macros,
  );
}

it('counts the rows, whose cells become macros', () => {
  const table = asTable(shops);
  const {rounds} = run({'example set': table}, {});
  expect(
    shownRows((rounds ?? []).slice(1)).map((row) => {
      const {shop, target = '?'} = extracted(table, Number(row.example));
      return {...row, shop, target: target === '?' ? target : Number(target)};
    }),
  ).toEqual(macros);
});

const LETTERS = [nominal('row', ['A', 'B', 'C', 'D'])];
const lettersOf = (table?: Table) => table?.[0]?.values.join(' ');

it('skips rows in a chain that removes them', () => {
  const tables = tablesOfRounds(
    LETTERS,
    (table, example) =>
      filterRange(
        {'example set input': table},
        {first_example: example, last_example: example, invert_filter: true},
      )['example set output'] ?? [],
    true,
  );
  expect(
    tables.slice(0, -1).map((table, at) => ({
      round: at + 1,
      'rows received': lettersOf(table),
      removed: table[0]?.values[at],
      'rows left': lettersOf(tables[at + 1]),
    })),
  ).toEqual(removals);
});

it('has no round without rows', () => {
  const empty = firstRows(LETTERS, 0);
  expect(run({'example set': empty}, {}).rounds?.[0]?.values).toEqual([]);
});
