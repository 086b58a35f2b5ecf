import {expect, it} from 'vitest';
import {run as generate} from '@lab/blending/attributes/generation/generate_attributes';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import {run as unique} from '@lab/cleansing/duplicates/remove_duplicates';
import type {Run, Settings, Table} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [steps, answer] = exampleTables(import.meta, 'Several steps in a row');

const STEPS: readonly (readonly [Run, Settings])[] = [
  [unique, {treat_missing_values_as_duplicates: true}],
  [filter, {filters_list: [['filters_entry_key', 'sales.is_not_missing.']]}],
  [
    generate,
    {function_descriptions: [['euros per visitor', 'sales / visitors']]},
  ],
  [
    aggregate,
    {
      group_by_attributes: 'shop',
      aggregation_attributes: [['euros per visitor', 'average']],
    },
  ],
];

const tables = STEPS.reduce(
  (done: readonly Table[], [run, settings]) => [
    ...done,
    run({'example set input': done.at(-1) ?? []}, settings)[
      'example set output'
    ] ?? [],
  ],
  [sampleTable('shop-sales.csv')],
);

it('counts rows and columns after each step', () => {
  expect(tables.map((table) => table[0]?.values.length)).toEqual(
    column(steps, 'Rows'),
  );
  expect(tables.map((table) => table.length)).toEqual(column(steps, 'Columns'));
});

it('finds what visitors spend in each shop', () => {
  const [shops, means] = tables.at(-1) ?? [];
  expect(
    shownRows(
      shops && means ? [shops, {...means, name: 'euros per visitor'}] : [],
      2,
    ),
  ).toEqual(answer);
});
