import {expect, it} from 'vitest';
import {run} from '@lab/blending/values/map';
import type {Settings} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [settings = [], answers] = exampleTables(import.meta);
const table = asTable(answers, {}, ['answer']);

const settingsOf = (row: (typeof settings)[number]): Settings => ({
  value_mappings: String(row['value mappings'])
    .split(', ')
    .map((entry) => entry.split(' = ') as [string, string]),
  consider_regular_expressions: row['regular expressions'] === 'yes',
  add_default_mapping: row.default !== '',
  default_value: String(row.default),
});

it.each(settings.map((row) => [row] as const))('maps as shown: %o', (row) => {
  const {'example set output': output} = run(
    {'example set input': table},
    settingsOf(row),
  );
  expect(shownCells(output, 'answer')).toEqual(
    answers?.map((cells) => cells[String(row.setting)]),
  );
});

const numbers = asTable([{code: 1}, {code: 9}, {code: '?'}]);
const mapNumbers = (more: Settings) =>
  shownCells(
    run(
      {'example set input': numbers},
      {
        value_mappings: [
          ['9', '?'],
          ['one', '3'],
        ],
        ...more,
      },
    )['example set output'],
    'code',
  );

it('skips entries of text in numbers, where a default fills gaps', () => {
  expect(mapNumbers({})).toEqual([1, '?', '?']);
  expect(mapNumbers({add_default_mapping: true, default_value: '0'})).toEqual([
    0,
    '?',
    0,
  ]);
});

it('stops for a mixture of types, and a third value of two', () => {
  expect(() => run({'example set input': [...table, ...numbers]}, {})).toThrow(
    'Columns of text and of numbers are mixed.',
  );
  const flags = asTable([{flag: 'y'}, {flag: 'n'}, {flag: '?'}], {
    flag: {type: 'binominal'},
  });
  expect(() =>
    run({'example set input': flags}, {value_mappings: [['?', 'none']]}),
  ).toThrow('"none" would be a third one');
});

it.each([
  ['single', {attribute: 'reply'}, 'There is no column "reply"'],
  ['subset', {attributes: 'answer|reply'}, 'There is no column "reply"'],
])('stops for an absent column: %s', (attribute_filter_type, more, message) => {
  expect(() =>
    run({'example set input': table}, {attribute_filter_type, ...more}),
  ).toThrow(message);
});

it('takes columns with gaps out of the table if the filter says so', () => {
  const {'example set output': output} = run(
    {'example set input': table},
    {attribute_filter_type: 'no_missing_values'},
  );
  expect(output).toEqual([]);
});

it('takes the text ? for a gap, which an expression can fit', () => {
  const marks = [nominal('answer', ['?', null, 'x'])];
  const mapMarks = (more: Settings) =>
    shownCells(
      run({'example set input': marks}, more)['example set output'],
      'answer',
    );
  expect(mapMarks({add_default_mapping: true, default_value: 'd'})).toEqual([
    '?',
    '?',
    'd',
  ]);
  const consider_regular_expressions = true;
  expect(
    mapMarks({
      consider_regular_expressions,
      value_mappings: [['\\?', 'none']],
    }),
  ).toEqual(['none', 'none', 'x']);
  expect(() =>
    mapMarks({consider_regular_expressions, value_mappings: [['?', 'none']]}),
  ).toThrow('cannot be read');
});
