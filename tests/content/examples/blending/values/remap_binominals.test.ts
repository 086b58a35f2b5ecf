import {expect, it} from 'vitest';
import {run} from '@lab/blending/values/remap_binominals';
import type {Settings, Table} from '@lab/_shared/types';
import {binominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [columns = [], customers] = exampleTables(import.meta);
const values = {negative_value: 'no', positive_value: 'yes'};
const table: Table = columns.map(({column, 'values before': before}) =>
  binominal(String(column), [], {knownValues: String(before).split(', ')}),
);
const remap = (input: Table, settings: Settings = {}) =>
  run({'example set input': input}, {...values, ...settings})[
    'example set output'
  ] ?? [];

it('turns the values that the page shows', () => {
  const after = remap(table).map(({knownValues}) => knownValues?.join(', '));
  expect(after).toEqual(columns.map((row) => row['values after']));
  expect(columns.map(({remapped}) => remapped === 'yes')).toEqual(
    columns.map((row, at) => row['values before'] !== after[at]),
  );
});

const rows = asTable(customers, {
  left: {type: 'binominal', knownValues: ['yes', 'no'], role: 'label'},
});

it('changes no cell, and no column with a role unless included', () => {
  expect(remap(rows)).toEqual(rows);
  const output = remap(rows, {include_special_attributes: true});
  expect(output[1]?.knownValues).toEqual(['no', 'yes']);
});

it('loses columns with gaps that the filter turns down', () => {
  expect(
    remap(rows, {
      include_special_attributes: true,
      attribute_filter_type: 'no_missing_values',
    }).map(({name}) => name),
  ).toEqual(['customer']);
});
