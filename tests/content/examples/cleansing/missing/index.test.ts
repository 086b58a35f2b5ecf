import {expect, it} from 'vitest';
import {run as declare} from '../../../../../src/operators/cleansing/missing/declare_missing_value';
import {run as impute} from '../../../../../src/operators/cleansing/missing/impute_missing_values';
import {run as replace} from '../../../../../src/operators/cleansing/missing/replace_missing_values';
import type {Table} from '../../../../../src/operators/_shared/types';
import {column, exampleTables} from '../../../support/exampleTables';
import {asTable, shownCells} from '../../../support/runTables';

const [trucks] = exampleTables(
  'operators/cleansing/missing/index',
  'One column in three ways',
);
const reported = asTable(trucks, {truck: {role: 'id'}}, [
  'truck',
  'load',
  'fuel',
]);
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
