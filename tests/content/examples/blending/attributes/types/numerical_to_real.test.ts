import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/numerical_to_real';
import {run as replaceMissing} from '@lab/cleansing/missing/replace_missing_values';
import type {Table} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [machines, filled] = exampleTables(import.meta);
const table = asTable(machines);
const real = (settings = {}) =>
  run({'example set input': table}, settings)['example set output'] ?? [];
const filledHours = (input: Table) =>
  shownCells(
    replaceMissing({'example set input': input}, {default: 'average'})[
      'example set output'
    ],
    'hours',
  );

it('changes the type, and puts chosen columns in front', () => {
  expect(real().map(({name, type}) => [name, type])).toEqual([
    ['hours', 'real'],
    ['rate', 'real'],
    ['machine', 'nominal'],
  ]);
});

it('lets a gap be filled with the exact mean', () => {
  expect(column(filled, 'machine')).toEqual(column(machines, 'machine'));
  expect(filledHours(table)).toEqual(column(filled, 'filled as integer'));
  expect(filledHours(real())).toEqual(column(filled, 'filled as real'));
});

it('loses a column with a gap to a filter that looks at values', () => {
  const names = real({attribute_filter_type: 'no_missing_values'}).map(
    ({name}) => name,
  );
  expect(names).toEqual(['rate', 'machine']);
});
