import {expect, it} from 'vitest';
import {run} from '@lab/blending/values/merge';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';
import type {ColumnNotes} from '@support/runTables';

const [deliveries] = exampleTables(import.meta);

const merge = (
  first_value: string,
  second_value: string,
  notes: ColumnNotes = {},
) =>
  run(
    {
      'example set input': asTable(deliveries, notes, ['region', 'delivery']),
    },
    {attribute_name: 'region', first_value, second_value},
  )['example set output'];

it.each([
  ['merged', 'north', 'south'],
  ['other way', 'south', 'north'],
  ['absent', 'north', 'west'],
])('merges as shown: %s', (name, first, second) => {
  const output = merge(first, second);
  expect(shownCells(output, 'region')).toEqual(
    deliveries?.map((row) => row[name]),
  );
  expect(output?.map((column) => column.name)).toEqual(['delivery', 'region']);
});

it.each([
  ['a role', {region: {role: 'label'}}, 'no column "region" without a role'],
  ['numbers', {region: {type: 'real'}}, 'is not nominal'],
  [
    'two values',
    {region: {type: 'binominal', knownValues: ['north', 'east']}},
    'cannot have a third one',
  ],
] as const)('stops for %s', (_, notes, message) => {
  expect(() => merge('north', 'south', notes)).toThrow(message);
});
