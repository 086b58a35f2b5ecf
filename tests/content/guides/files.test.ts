import {expect, it} from 'vitest';
import {run} from '@lab/data_access/files/read/read_csv';
import type {Settings} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {codeBlocks} from '@support/guideCode';
import {shownRows} from '@support/runTables';
import {textOfPage} from '@support/claims';

const SECTION = 'Read a German CSV file';
const [parameters, columns, shown] = exampleTables('data/files', SECTION);
const orders = codeBlocks('data/files', 'text').find((code) =>
  code.startsWith('order;'),
);

/** Settings in the guide's list, without the encoding. */
const SETTINGS = Object.fromEntries(
  (parameters ?? [])
    .filter(({Parameter: name}) => !String(name).startsWith('encoding'))
    .map((row) => [
      String(row.Parameter).replaceAll(' ', '_'),
      row['German file'] === 'on' ? true : String(row['German file']),
    ]),
) as Settings;

/** The guide's list of columns in the format of a process file. */
const LIST = (columns ?? []).map((row): [string, string] => [
  String(row['column index']),
  [
    row['attribute name'],
    row['column selected'],
    row['attribute value type'],
    row['attribute role'],
  ].join('.'),
]);

/** Cells of a row as text, without leading zeros and the time of a date. */
const cells = (row: object) =>
  Object.values(row).map((cell) =>
    String(cell).replace(/^0+|T00:00:00.000Z$/g, ''),
  );

const read = (settings: Settings) =>
  run({file: [nominal('line', (orders ?? '').split('\n'))]}, settings).output ??
  [];

it('reads a German file with the settings and types of the guide', () => {
  const table = read({...SETTINGS, data_set_meta_data_information: LIST});
  expect(table.map(({type}) => type)).toEqual([
    'nominal',
    'nominal',
    'real',
    'date',
  ]);
  expect(shownRows(table).map(cells)).toEqual((shown ?? []).map(cells));
});

it('becomes a number without types, as the guide warns', () => {
  const placed = read(SETTINGS).find(({name}) => name === 'placed');
  expect(placed?.type).toBe('real');
  expect(placed?.values[0]).toBe(5032026);
  expect(textOfPage('data/files')).toContain('5,032,026');
});

it('has the defaults of the operator', () => {
  expect(column(parameters, 'Default').slice(0, 4)).toEqual([
    ';',
    '.',
    'off',
    ',',
  ]);
});

it.each([
  ['Swiss', "1'250.50", '.', "'"],
  ['French', '1\u00A0250,50', ',', '\u00A0'],
])('reads %s numbers with their group character', (_, text, point, group) => {
  const {output} = run(
    {file: [nominal('line', ['amount', text])]},
    {
      decimal_character: point,
      grouped_digits: true,
      grouping_character: group,
    },
  );
  expect(output?.[0]?.values).toEqual([1250.5]);
});

it('reads a date with its time as the type date_time', () => {
  const {output} = run(
    {file: [nominal('line', ['placed', '05.03.2026 14:30'])]},
    {
      date_format: 'dd.MM.yyyy HH:mm',
      data_set_meta_data_information: [
        ['0', 'placed.true.date_time.attribute'],
      ],
    },
  );
  expect(output?.[0]?.values).toEqual(['2026-03-05T14:30:00.000Z']);
});
