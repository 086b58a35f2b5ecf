import {expect, it} from 'vitest';
import {run} from '@lab/utility/annotations/data_to_annotations';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [table, expected, before] = exampleTables(import.meta);
const SETTINGS = {key_attribute: 'name', value_attribute: 'text'};
const after = (settings = {}) =>
  shownRows(
    run(
      {annotations: asTable(table), notes: asTable(before)},
      {...SETTINGS, ...settings},
    ).notes,
  );

it('writes and removes notes as shown', () => {
  expect(after()).toEqual(expected);
});

it('keeps the first of two texts on request', () => {
  expect(after({duplicate_annotations: 'ignore'})[1]).toEqual({
    annotation: 'Comment',
    value: 'Draft',
  });
});

it.each([
  {duplicate_annotations: 'error'},
  {value_attribute: 'row'},
  {key_attribute: 'gone'},
])('stops: %o', (settings) => {
  expect(() => after(settings)).toThrow();
});
