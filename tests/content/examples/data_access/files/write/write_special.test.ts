import {expect, it} from 'vitest';
import {run} from '@lab/data_access/files/write/write_special';
import type {Settings, Table} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {codeBlocks} from '@support/guideCode';
import {asTable} from '@support/runTables';

const [customers] = exampleTables(import.meta);
const table = asTable(customers, {customer_id: 'id', churn: 'label'});

const lines = (
  special_format: string,
  settings: Settings = {},
  input: Table = table,
) => run({input}, {special_format, ...settings}).file?.[0]?.values.join('\n');

it('writes sparse rows and JSON lines as shown', () => {
  expect([
    lines('$l $s # $i'),
    lines('{"id": $i, "calls": $v[support_calls]}', {fraction_digits: 0}),
  ]).toEqual(codeBlocks(import.meta, 'text'));
});

const scored = [
  nominal('text', [String.raw`a "b" \ c`]),
  real('x', [null]),
  nominal('p', ['yes'], 'prediction'),
  real('cy', [0.8125], 'confidence_yes'),
  real('cn', [0.1875], 'confidence_no'),
];

it.each([
  ['$p: $d', '"yes": conf(yes)=0.812 conf(no)=0.188'],
  ['$d[yes]$t$$$[$]', '0.812\t$[]'],
  ['$a[;]', String.raw`"a \"b\" \\ c";?`],
  ['$k[1]$n$v[p]', '?\n"yes"'],
])('knows the commands of %s', (format, text) => {
  expect(lines(format, {}, scored)).toBe(text);
});

it('rounds with a number of digits, and joins rows without line breaks', () => {
  expect(
    lines('$d[no] ', {fraction_digits: 2, add_line_separator: false}, scored),
  ).toBe('0.19 ');
  expect(
    lines('$i ', {add_line_separator: false, quote_nominal_values: false}),
  ).toBe('C-10001 C-10002 C-10072 ');
});

it.each(['$w', '$k[9]', '$v[gone]', '$x', '5 $'])(
  'stops where the format does not fit: %s',
  (format) => {
    expect(() => lines(format)).toThrow();
  },
);
