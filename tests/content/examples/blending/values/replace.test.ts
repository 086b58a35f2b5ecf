import {expect, it} from 'vitest';
import {NotComputed} from '@lab/_shared/types';
import {run} from '@lab/blending/values/replace';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const [settings = [], phones] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);

const replaced = (replace_what: string, replace_by: string) =>
  shownCells(computed({replace_what, replace_by}), 'phone');

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
  ['unknown', '5 $', 'contains a "$" that does not refer to a group'],
  ['unknown', '$x', 'contains a "$" that does not refer to a group'],
  ['unknown', 'a\\', 'ends with a single backslash'],
])('stops as the operator does: %s by %s', (what, by, message) => {
  expect(() => replaced(what, by)).toThrow(message);
});

it('matches any case where the pattern says so', () => {
  expect(replaced('(?i)UNKNOWN', 'x').at(3)).toBe('x');
  expect(replaced('UNKNOWN', 'x').at(3)).toBe('unknown');
});

it('takes any sign behind a backslash literally', () => {
  expect(replaced('33\\-44|\\#|[\\-x]', '').at(0)).toBe('022 ');
});

it.each([
  ['(?s).', ''],
  ['\\p{Alpha}', ''],
  ['\\h', ''],
  ['[0-9]++', ''],
  ['(?<first>u)', '${first}'],
])('leaves out what only the operator can do: %s', (what, by) => {
  expect(() => replaced(what, by)).toThrow(NotComputed);
});
