import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/duplicates/remove_duplicates';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers, results = []] = exampleTables(import.meta);
const table = asTable(customers, {id: 'id'});

it.each(results.map((row) => [row] as const))('%o', (row) => {
  const output = run(
    {'example set input': table},
    {
      attribute_filter_type: 'subset',
      attributes: String(row.compared).replaceAll(', ', '|'),
      treat_missing_values_as_duplicates:
        row['missing values are equal'] === 'yes',
    },
  );
  const ids = (port: string) => shownCells(output[port], 'id').join(', ');
  expect(ids('example set output')).toBe(String(row.kept));
  expect(ids('duplicates')).toBe(String(row.removed));
});

it('compares all columns without a role by default', () => {
  const {duplicates} = run({'example set input': table}, {});
  expect(shownCells(duplicates, 'id').join()).toBe(String(results[0]?.removed));
});

it('finds every row unique when its id is compared', () => {
  const {duplicates} = run(
    {'example set input': table},
    {
      include_special_attributes: true,
      treat_missing_values_as_duplicates: true,
    },
  );
  expect(duplicates?.[0]?.values).toEqual([]);
});

it('compares columns that a condition on numbers removes', () => {
  const output = run(
    {'example set input': table},
    {
      attribute_filter_type: 'numeric_value_filter',
      numeric_condition: '> 1',
      include_special_attributes: true,
    },
  );
  expect(output['example set output']?.map(({name}) => name)).toEqual([
    'name',
    'email',
    'city',
  ]);
  expect(shownCells(output.duplicates, 'name')).toEqual([]);
});

it('compares columns that a filter on values removes', () => {
  const output = run(
    {'example set input': table},
    {
      attribute_filter_type: 'no_missing_values',
      treat_missing_values_as_duplicates: true,
    },
  );
  expect(output['example set output']?.map(({name}) => name)).toEqual([
    'id',
    'name',
    'city',
  ]);
  expect(shownCells(output.duplicates, 'id')).toEqual([3, 5]);
});

it('stops when nothing is left to compare', () => {
  expect(() =>
    run(
      {'example set input': table},
      {attribute_filter_type: 'subset', attributes: 'nothing'},
    ),
  ).toThrow('At least 1 column');
});
