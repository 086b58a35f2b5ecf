import {expect, it} from 'vitest';
import {run as stack} from '@lab/blending/table/rotation/de_pivot';
import {run} from '@lab/blending/values/split';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [, ordered, unordered] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);
const split = (settings: Settings, input = table) =>
  shownRows(computed(settings, input));

it('splits by position as shown, with an empty part', () => {
  expect(split({})).toEqual(
    ordered?.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [
          name,
          cell === '""' ? '' : cell,
        ]),
      ),
    ),
  );
});

it('splits by content as shown, with a column for the gap', () => {
  expect(split({split_mode: 'unordered_split', split_pattern: ',+'})).toEqual(
    unordered,
  );
});

it('keeps a column without two parts, and has an empty part in front', () => {
  expect(split({split_pattern: ';'})).toEqual(shownRows(table));
  expect(split({}, asTable([{tags: ',a,,'}]))).toEqual([
    {tags_1: '', tags_2: 'a'},
  ]);
});

it('drops columns that a filter by gaps turns down, and adds their parts', () => {
  expect(
    computed({attribute_filter_type: 'no_missing_values'})?.map(
      ({name}) => name,
    ),
  ).toEqual(['book', 'tags_1', 'tags_2', 'tags_3']);
});

it('has no parts of separators only, and stops where a name is taken', () => {
  expect(split({}, asTable([{tags: ','}, {tags: 'a,b'}]))).toEqual([
    {tags_1: '?', tags_2: '?'},
    {tags_1: 'a', tags_2: 'b'},
  ]);
  expect(() => split({}, asTable([{tags: 'a,b', tags_2: 'x'}]))).toThrow(
    'There is a column "tags_2" already.',
  );
});

it('gives one row for each tag with De-Pivot', () => {
  const wide = computed({split_pattern: ',+'});
  const {'example set output': long} = stack(
    {'example set input': wide},
    {attribute_name: [['tag', 'tags_[0-9]+']], index_attribute: 'position'},
  );
  expect(
    shownRows(long).map(({book, tag}) => `${String(book)} ${String(tag)}`),
  ).toEqual(['1 crime', '1 travel', '2 travel', '3 art', '3 travel', '5 art']);
});
