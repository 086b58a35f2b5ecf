import {expect, it} from 'vitest';
import {run} from '@lab/blending/values/replace_dictionary';
import type {Settings, Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [entries, addresses] = exampleTables(import.meta);
const columns = {from_attribute: 'old', to_attribute: 'new'};
const replace = (
  settings: Settings,
  dictionary: Table = asTable(entries),
  table: Table = asTable(addresses, {}, ['address']),
) =>
  shownCells(
    run({'example set input': table, dictionary}, {...columns, ...settings})[
      'example set output'
    ],
    table[0]?.name ?? '',
  );
const pairs = (...rows: readonly (readonly [string, string])[]) =>
  asTable(rows.map(([old, now]) => ({old, new: now})));
const letters = asTable([{text: 'a'}, {text: 'b'}, {text: 'a'}]);

it.each([
  ['all entries', {}],
  ['first only', {first_match_only: true}],
  ['lowercase', {convert_to_lowercase: true}],
])('replaces as shown: %s', (name, settings) => {
  expect(replace(settings)).toEqual(addresses?.map((row) => row[name]));
});

it('replaces a text once more that turns into a later one', () => {
  const swap = pairs(['a', 'b'], ['b', 'a']);
  expect(replace({first_match_only: true}, swap, letters)).toEqual([
    'a',
    'a',
    'a',
  ]);
});

it('wants the whole text for the first match of an expression', () => {
  const dictionary = pairs(['(St)\\.', '$1']);
  const use_regular_expressions = true;
  expect(replace({use_regular_expressions}, dictionary)[0]).toBe('Main St 5');
  expect(
    replace({use_regular_expressions, first_match_only: true}, dictionary)[0],
  ).toBe('Main St. 5');
});

it('keeps an empty text, and reads a gap of the dictionary as ?', () => {
  expect(replace({}, pairs(['a', '']), letters)).toEqual(['', 'b', '']);
  expect(replace({}, pairs(['a', '?']), letters)).toEqual(['?', 'b', '?']);
});

it('applies to new data, which needs the columns', () => {
  const apply = (newData: Table) =>
    run(
      {
        'example set input': letters,
        dictionary: pairs(['a', 'x']),
        'new data': newData,
      },
      columns,
    ).applied;
  expect(shownCells(apply(asTable([{text: 'ab'}])), 'text')).toEqual(['xb']);
  expect(() => apply(asTable([{word: 'ab'}]))).toThrow(
    'The table has no column "text".',
  );
});

it('stops for a dictionary without the column', () => {
  expect(() => replace({to_attribute: 'now'})).toThrow(
    'The dictionary has no nominal column "now".',
  );
});
