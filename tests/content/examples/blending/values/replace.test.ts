import {expect, it} from 'vitest';
import {run} from '../../../../../src/operators/blending/values/replace';
import {exampleTables} from '../../../support/exampleTables';
import {asTable, shownCells} from '../../../support/runTables';

const [settings = [], phones] = exampleTables(
  'operators/blending/values/replace',
);
const table = asTable(phones, {}, ['phone']);

const replaced = (replace_what: string, replace_by: string) =>
  shownCells(
    run({'example set input': table}, {replace_what, replace_by})[
      'example set output'
    ],
    'phone',
  );

it.each(settings.map((row) => [row] as const))(
  'replaces as shown: %o',
  (row) => {
    expect(
      replaced(String(row['replace what']), String(row['replace by'])).map(
        String,
      ),
    ).toEqual(phones?.map((cells) => String(cells[String(row.setting)])));
  },
);

it('keeps a text without a match, and takes a sign behind a backslash literally', () => {
  expect(replaced('^unknown$', '\\$1')).toEqual([
    ...table[0]!.values.slice(0, 3),
    '$1',
    '?',
  ]);
});

it.each([
  ['(', '', 'The expression "(" cannot be read.'],
  ['(u)n', '$2', 'The replacement names group 2'],
])('stops as the operator does: %s by %s', (what, by, message) => {
  expect(() => replaced(what, by)).toThrow(message);
});
