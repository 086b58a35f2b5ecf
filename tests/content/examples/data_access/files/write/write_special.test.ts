import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/data_access/files/write/write_special';
import type {
  Settings,
  Table,
} from '../../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables} from '../../../../support/exampleTables';
import {codeBlocks} from '../../../../support/guideCode';
import {asTable} from '../../../../support/runTables';

const PAGE = 'operators/data_access/files/write/write_special';
const [customers] = exampleTables(PAGE);
const table = asTable(customers, {
  customer_id: {role: 'id'},
  churn: {role: 'label'},
});

const lines = (
  special_format: string,
  settings: Settings = {},
  input: Table = table,
) => run({input}, {special_format, ...settings}).file?.[0]?.values.join('\n');

it('writes sparse rows and JSON lines as shown', () => {
  expect([
    lines('$l $s # $i'),
    lines('{"id": $i, "calls": $v[support_calls]}', {fraction_digits: 0}),
  ]).toEqual(codeBlocks(PAGE, 'text'));
});

const scored: Table = [
  {name: 'text', type: 'nominal', values: [String.raw`a "b" \ c`]},
  {name: 'x', type: 'real', values: [null]},
  {name: 'p', type: 'nominal', role: 'prediction', values: ['yes']},
  {name: 'cy', type: 'real', role: 'confidence_yes', values: [0.8125]},
  {name: 'cn', type: 'real', role: 'confidence_no', values: [0.1875]},
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
