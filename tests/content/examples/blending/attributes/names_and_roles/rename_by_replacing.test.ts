import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/names_and_roles/rename_by_replacing';
import type {Settings, Table} from '@lab/_shared/types';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';

const [settings = [], names = []] = exampleTables(import.meta);
const table: Table = names.map(({column}, at) => ({
  name: String(column),
  type: 'real',
  values: [at, at === 1 ? null : 0],
  ...(column === 'row id' ? {role: 'id'} : {}),
}));
const rename = (more: Settings) =>
  (run({'example set input': table}, more)['example set output'] ?? []).map(
    ({name}) => name,
  );

it.each(settings.map((row) => [row] as const))(
  'renames as shown: %o',
  ({setting, 'replace what': what, 'replace by': by}) => {
    const shown = names.map((row) => String(row[String(setting)]));
    const renamed = () =>
      rename({replace_what: String(what), replace_by: String(by)});
    if (shown.includes('error')) {
      expect(renamed).toThrow('There is a column "sales" already.');
    } else {
      expect(renamed()).toEqual(shown);
    }
  },
);

it('has the default of the page, which spoils letters with accents', () => {
  expect(rename({})).toEqual(names.map((row) => row.default));
  const sizes = [real('naïve', [])];
  expect(run({'example set input': sizes}, {})['example set output']).toEqual([
    {...sizes[0], name: 'nave'},
  ]);
});

it('loses columns that the filter by gaps turns down', () => {
  expect(rename({attribute_filter_type: 'no_missing_values'})).toEqual([
    'row id',
    'sales2025',
    'sales2026',
    'tax_2026',
  ]);
});
