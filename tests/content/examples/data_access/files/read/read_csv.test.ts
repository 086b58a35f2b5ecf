import {describe, expect, it} from 'vitest';
import {run} from '@lab/data_access/files/read/read_csv';
import type {Settings, Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {codeBlocks} from '@support/guideCode';
import {exampleTables} from '@support/exampleTables';
import {shownRows} from '@support/runTables';

const [chosen, , list, typed] = exampleTables(import.meta);
const [orders = ''] = codeBlocks(import.meta, 'text');

const read = (text: string, settings: Settings = {}): Table =>
  run({file: [nominal('line', text.split('\n'))]}, settings).output ?? [];
const rows = (text: string, settings: Settings = {}) =>
  shownRows(read(text, settings));

/** Settings in the page's list. */
const SETTINGS: Settings = Object.fromEntries(
  (chosen ?? []).map(({Parameter, Value}) => [
    String(Parameter).replaceAll(' ', '_'),
    Value === 'true' ? true : String(Value),
  ]),
);

/** The page's list of columns in the format of a process file. */
const LIST = (list ?? []).map(
  ({'column index': index, ...entry}): [string, string] => [
    String(index),
    Object.values(entry).join('.'),
  ],
);

/**
 * Rows in the format of the page: numbers without leading zeros, dates without
 * their time.
 */
const plain = (table: ReturnType<typeof shownRows>) =>
  table.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [
        name,
        /^0\d+$/.test(String(cell))
          ? Number(cell)
          : String(cell).endsWith('T00:00:00.000Z')
            ? String(cell).slice(0, 10)
            : cell === '80'
              ? 80
              : cell,
      ]),
    ),
  );

describe('the example', () => {
  it('reads with guessed types', () => {
    const table = read(orders, SETTINGS);
    expect(table.map(({type}) => type)).toEqual([
      'integer',
      ...Array.from({length: 4}, () => 'nominal'),
    ]);
  });

  it('reads with the types of the list', () => {
    const table = read(orders, {
      ...SETTINGS,
      data_set_meta_data_information: LIST,
    });
    expect(table.map(({type, role}) => [type, role])).toEqual([
      ['nominal', 'id'],
      ['nominal', undefined],
      ['real', undefined],
      ['date', undefined],
    ]);
    expect(table[0]?.values[0]).toBe('0017');
    expect(plain(shownRows(table))).toEqual(typed);
  });

  it('stops at a value that does not fit where it is told to', () => {
    expect(() =>
      read(orders, {
        ...SETTINGS,
        data_set_meta_data_information: LIST,
        read_not_matching_values_as_missings: false,
      }),
    ).toThrow('"n/a" does not fit the type real.');
  });
});

describe('lines', () => {
  it('cuts at a character, a pattern, and not behind an escape character', () => {
    expect(rows('a;b\n1\\;2;3')).toEqual([{a: '1;2', b: 3}]);
    expect(rows('a,b;c\n1;2,3', {column_separators: ',|;'})).toEqual([
      {a: 1, b: 2, c: 3},
    ]);
    expect(
      rows('a,b,c\n"x, y",,z\n,"",1', {column_separators: ',\\s*'}),
    ).toEqual([
      {a: 'x, y', b: '?', c: 'z'},
      {a: '?', b: '?', c: '1'},
    ]);
  });

  it('fills short lines and drops what is beyond the last column', () => {
    expect(rows('a;b\n1\n2;3;4')).toEqual([
      {a: 1, b: '?'},
      {a: 2, b: 3},
    ]);
  });

  it('leaves lines out whose quotes do not fit', () => {
    expect(rows('a;b\nx;5" screen\n"y;1\n"z" z;2\n"""q""";3\nok;4')).toEqual([
      {a: 'ok', b: 4},
    ]);
    expect(rows('a;b\nx;5" screen', {use_quotes: false})).toEqual([
      {a: 'x', b: '5" screen'},
    ]);
  });

  it('drops a single quote at the end of a line', () => {
    expect(rows('a;b\nx;5"\ny;6')).toEqual([
      {a: 'x', b: 5},
      {a: 'y', b: 6},
    ]);
  });

  it('cuts a text with quotes in two where the separator is a pattern', () => {
    const columns = read('a,b,c\n"x ""y""",1\nz,5" big, red', {
      column_separators: ',\\s*',
    });
    expect(columns.map(({values}) => values)).toEqual([
      ['x ', 'z'],
      ['y', '5'],
      [null, ' big, red'],
    ]);
  });

  it('trims quoted cells, and others only in front', () => {
    expect(read('a;b\n  x ;" y "').map(({values}) => values)).toEqual([
      ['x '],
      ['y'],
    ]);
  });

  it('begins a comment within quotes, too', () => {
    expect(rows('a\n"x # y"\nz', {skip_comments: true})).toEqual([{a: 'z'}]);
  });

  it('counts neither empty lines nor comments for the first row', () => {
    expect(
      rows('\n#\nold\na\n1', {skip_comments: true, starting_row: 2}),
    ).toEqual([{a: 1}]);
  });
});

describe('names and types', () => {
  it('numbers repeated names and names that are missing', () => {
    expect(read(' a ;a;;a\n1;2;3;4').map(({name}) => name)).toEqual([
      'a',
      'a(1)',
      'att3',
      'a(2)',
    ]);
    expect(
      read('1;2', {first_row_as_names: false}).map(({name}) => name),
    ).toEqual(['att1', 'att2']);
  });

  it.each([
    ['integer', ['1', '', ' 2 ']],
    ['real', ['1', '2147483648']],
    ['real', ['1', '2.5e3']],
    ['date', ['2026-03-05']],
    ['nominal', ['1', '2026-03-05x', '1']],
    ['nominal', ['', '']],
  ])('guesses %s from %j', (type, values) => {
    const text = ['a;b', ...values.map((value) => `${value};x`)].join('\n');
    expect(read(text, {date_format: 'yyyy-MM-dd'})[0]?.type).toBe(type);
  });

  it('tries numbers before dates', () => {
    const [column] = read('a;b\n05.03.2026;x', {
      ...SETTINGS,
      skip_comments: false,
    });
    expect([column?.type, column?.values[0]]).toEqual(['real', 5_032_026]);
  });

  it('looks at 100 rows with the names, and takes later misfits as missing', () => {
    const numbers = (count: number) =>
      ['a', ...Array.from({length: count}, () => '1'), 'x'].join('\n');
    expect(read(numbers(98))[0]?.type).toBe('nominal');
    const [column] = read(numbers(99));
    expect([column?.type, column?.values.at(-1)]).toEqual(['integer', null]);
  });

  it('takes a number with a plus sign for an integer, and cannot read it', () => {
    const [column] = read('a\n+5\n6');
    expect([column?.type, column?.values]).toEqual(['integer', [null, 6]]);
  });

  it('rounds fractions that come later in a column of integers', () => {
    const lines = ['a', ...Array.from({length: 99}, () => '1'), '2.5', '-2.5'];
    expect(read(lines.join('\n'))[0]?.values.slice(-2)).toEqual([3, -2]);
  });

  it('reads plain numbers even if numbers are not parsed', () => {
    expect(
      read('a;b\n1.5;1,5', {parse_numbers: false}).map(({type}) => type),
    ).toEqual(['real', 'nominal']);
    expect(read('a\n1', {read_all_values_as_polynominal: true})[0]?.type).toBe(
      'nominal',
    );
  });
});
