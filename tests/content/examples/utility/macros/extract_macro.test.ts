import {expect, it} from 'vitest';
import {run} from '@lab/utility/macros/extract_macro';
import type {Settings, Table} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {nominal, real} from '@support/columns';
import {exampleTables, writtenTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [customers, operators] = exampleTables(import.meta);
const table = asTable(customers, {customer_id: 'id'});

/** Macros as lines of the page. */
const lines = (settings: Settings, input: Table = table) => {
  const [names, values] = run({'example set': input}, settings).macros ?? [];
  return (names?.values ?? []).map(
    (name, row) => `${name} = ${values?.values[row]}`,
  );
};

it('sets the variables as shown', () => {
  expect(
    (operators ?? []).flatMap((row) =>
      lines(
        Object.fromEntries(
          Object.entries(row)
            .filter(([, cell]) => cell !== '')
            .map(([name, cell]) => [name.replaceAll(' ', '_'), cell]),
        ),
      ),
    ),
  ).toEqual(writtenTables(import.meta)[2]?.rows.map((row) => row.join(' = ')));
});

it('takes further columns of a row, before the one of the operator', () => {
  expect(
    lines({
      macro: 'm',
      macro_type: 'data_value',
      attribute_name: 'contract',
      example_index: 2,
      additional_macros: [['id', 'customer_id']],
    }),
  ).toEqual(['id = C-10002', 'm = one year']);
});

it.each([
  ['deviation', '0.0'],
  ['variance', '0.0'],
  ['min', '13.0'],
])('gives the %s of a single row', (statistics, value) => {
  expect(
    lines(
      {
        macro: 'm',
        macro_type: 'statistics',
        attribute_name: 'tenure_months',
        statistics,
      },
      firstRows(table, 1),
    ),
  ).toEqual([`m = ${value}`]);
});

it('gives the value that is the most frequent first, and the first of the list for min and max', () => {
  const tie = [
    nominal('c', ['a', 'b', 'b', 'a'], {knownValues: ['z', 'a', 'b']}),
  ];
  const settings = {macro: 'm', macro_type: 'statistics', attribute_name: 'c'};
  expect([
    lines(settings, tie),
    lines({...settings, statistics: 'min'}, tie),
    lines({...settings, statistics: 'max'}, tie),
  ]).toEqual([['m = b'], ['m = z'], ['m = z']]);
});

it('gives the first value that the column knows, even if no row has one', () => {
  const unused = [nominal('c', [null], {knownValues: ['z']})];
  const settings = {macro: 'm', macro_type: 'statistics', attribute_name: 'c'};
  expect(lines({...settings, statistics: 'min'}, unused)).toEqual(['m = z']);
  expect(() => lines(settings, unused)).toThrow('no value');
});

it('leaves a tiny variance of a constant with decimal places', () => {
  const constant = [real('c', [0.1, 0.1, 0.1, 0.1, 0.1])];
  expect(
    lines(
      {
        macro: 'm',
        macro_type: 'statistics',
        attribute_name: 'c',
        statistics: 'variance',
      },
      constant,
    ),
  ).toEqual(['m = 1.734723475976807E-18']);
});

it('has no most frequent value without any, and infinite bounds of no numbers', () => {
  const empty = table.map((column) => ({...column, values: [null, null]}));
  const settings = {macro: 'm', macro_type: 'statistics'};
  expect(() => lines({...settings, attribute_name: 'contract'}, empty)).toThrow(
    'no value',
  );
  expect(
    ['average', 'min', 'max'].flatMap((statistics) =>
      lines({...settings, attribute_name: 'tenure_months', statistics}, empty),
    ),
  ).toEqual(['m = NaN', 'm = Infinity', 'm = -Infinity']);
});

it.each([
  [{macro_type: 'data_value', attribute_name: 'contract', example_index: 0}],
  [{macro_type: 'data_value', attribute_name: 'contract', example_index: 5}],
  [{macro_type: 'data_value', attribute_name: 'contract', example_index: -5}],
  [{macro_type: 'data_value', attribute_name: 'gone', example_index: 1}],
  [
    {
      macro_type: 'statistics',
      attribute_name: 'contract',
      statistics: 'deviation',
    },
  ],
  [
    {
      macro_type: 'statistics',
      attribute_name: 'contract',
      statistics: 'count',
      attribute_value: 'weekly',
    },
  ],
  [
    {
      macro_type: 'statistics',
      attribute_name: 'tenure_months',
      statistics: 'count',
    },
  ],
])('stops where there is nothing to take: %o', (settings) => {
  expect(() => lines({macro: 'm', ...settings})).toThrow();
});
