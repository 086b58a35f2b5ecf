import {expect, it} from 'vitest';
import {run as generate} from '@lab/blending/attributes/generation/generate_attributes';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import {run as cross} from '@lab/blending/table/joins/cartesian_product';
import {run as join} from '@lab/blending/table/joins/join';
import {run as declare} from '@lab/cleansing/missing/declare_missing_value';
import {run as impute} from '@lab/cleansing/missing/impute_missing_values';
import {run as replace} from '@lab/cleansing/missing/replace_missing_values';
import type {Table} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [trucks] = exampleTables(import.meta, 'One column in three ways');
const reported = asTable(trucks, {truck: 'id'}, ['truck', 'load', 'fuel']);
const declared =
  declare(
    {'example set input': reported},
    {
      numeric_value: 999,
      attribute_filter_type: 'single',
      attribute: 'fuel',
    },
  )['example set output'] ?? [];
const averaged = (table: Table) =>
  replace({'example set input': table}, {})['example set output'];

it.each([
  ['average', averaged(reported)],
  ['declared, average', averaged(declared)],
  [
    'declared, imputed',
    impute({'example set in': declared}, {})['example set out'],
  ],
])('fills the fuel by: %s', (name, output) => {
  expect(shownCells(output, 'fuel')).toEqual(column(trucks, name));
});

const [filledRows] = exampleTables(import.meta, 'The median of a group');
const visits = asTable(filledRows, {}, ['shop', 'visitors']);

it('fills the visitors with the median of the shop', () => {
  const {'example set output': medians = [], original = []} = aggregate(
    {'example set input': visits},
    {
      group_by_attributes: 'shop',
      aggregation_attributes: [['visitors', 'median']],
    },
  );
  const {join: joined = []} = join(
    {left: original, right: medians},
    {join_type: 'left', key_attributes: [['shop', 'shop']]},
  );
  const {'example set output': filled} = generate(
    {'example set input': joined},
    {
      function_descriptions: [
        ['filled', 'if(missing(visitors), [median(visitors)], visitors)'],
      ],
    },
  );
  expect(shownRows(filled)).toEqual(filledRows);
});

it('has the average of the harbor', () => {
  const {'example set output': averages} = aggregate(
    {'example set input': visits},
    {
      group_by_attributes: 'shop',
      aggregation_attributes: [['visitors', 'average']],
    },
  );
  expect(shownCells(averages, 'average(visitors)', 1)).toEqual([196.7, 30]);
});

it('adds the median of all rows to each row', () => {
  const {'example set output': median = [], original = []} = aggregate(
    {'example set input': visits},
    {aggregation_attributes: [['visitors', 'median']]},
  );
  const crossed = cross({left: original, right: median}, {});
  expect(shownCells(Object.values(crossed)[0], 'median(visitors)')).toEqual([
    95, 95, 95, 95, 95, 95,
  ]);
});
