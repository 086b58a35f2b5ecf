import {expect, it} from 'vitest';
import {run} from '@lab/data_access/files/write/write_csv';
import type {Settings, Table} from '@lab/_shared/types';
import {integer, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {codeBlocks} from '@support/guideCode';
import {asTable} from '@support/runTables';

const [shops] = exampleTables(import.meta);
const table = asTable(shops, {date: {type: 'date'}, sales: {type: 'real'}});

const lines = (settings: Settings, input: Table = table) =>
  run({input}, settings).file?.[0]?.values.join('\n');

const shown = {column_separator: ',', date_format: 'yyyy-MM-dd'};

it('writes the lines as shown, with quotation marks and without', () => {
  expect([
    lines(shown),
    lines({...shown, quote_nominal_values: false}),
  ]).toEqual(codeBlocks(import.meta, 'text'));
});

it('writes numbers in full, and infinite ones as a word', () => {
  const numbers = [
    real('n', [12, 0.5, 12_500_000, 0.0005, 0, -Infinity, null]),
    integer('i', [12, 0, 12_500_000, 1, 0, 0, null]),
  ];
  expect(lines({write_attribute_names: false}, numbers)).toBe(
    [
      '12.0;12',
      '0.5;0',
      '1.25E7;12500000',
      '5.0E-4;1',
      '0.0;0',
      '-Infinity;0',
      ';',
    ].join('\n'),
  );
});

it('writes dates as milliseconds, and the names alone where there are no rows', () => {
  expect(lines({format_date_attributes: false}, table.slice(0, 1))).toBe(
    ['"date"', ...Array.from({length: 3}, () => '1709251200000')].join('\n'),
  );
  expect(lines({}, [real('a', [])])).toBe('"a"');
});
