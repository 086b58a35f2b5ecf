import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/names_and_roles/rename_by_generic_names';
import type {ColumnType, Settings, Table} from '@lab/_shared/types';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';

const [names = []] = exampleTables(import.meta);
const table: Table = names.map(({column, type}) => ({
  name: String(column),
  type: String(type) as ColumnType,
  values: [column === 'region' ? null : '1'],
  ...(column === 'id' ? {role: 'id'} : {}),
}));
const rename = (settings: Settings, input = table) =>
  run({'example set input': input}, settings)['example set output']?.map(
    ({name}) => name,
  );

it.each([
  ['default', {}],
  [
    'text',
    {
      attribute_filter_type: 'value_type',
      value_type: 'nominal',
      generic_name_stem: 'text',
    },
  ],
  ['bare', {generic_name_stem: ''}],
  ['special', {include_special_attributes: true}],
] as const)('numbers columns as shown: %s', (setting, settings) => {
  expect(rename(settings)).toEqual(names.map((row) => String(row[setting])));
});

it('stops for a name that is not free yet', () => {
  const clash = [real('amount', []), real('att1', [])];
  expect(() => rename({}, clash)).toThrow('There is a column "att1" already.');
});

it('counts columns that the filter by gaps takes away', () => {
  expect(rename({attribute_filter_type: 'no_missing_values'})).toEqual([
    'id',
    'att2',
    'att3',
  ]);
});
