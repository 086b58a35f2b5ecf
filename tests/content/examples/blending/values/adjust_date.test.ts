import {expect, it} from 'vitest';
import {run} from '@lab/blending/values/adjust_date';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells} from '@support/runTables';

const [dates] = exampleTables(import.meta);
const input = asTable(dates, {billed: {type: 'date', role: 'id'}}, ['billed']);

const {output: computed} = liveExample(import.meta, run);

const adjust = (
  adjustments: readonly (readonly [string, string])[],
  more: Settings = {},
) => computed({attribute_name: 'billed', adjustments, ...more}, input);

const month = ['1', 'Month'] as const;
const day = ['+1', 'Day'] as const;

it.each([
  ['first month', [month, day]],
  ['first day', [day, month]],
])('moves dates as shown: %s', (name, steps) => {
  expect(shownCells(adjust(steps), 'billed')).toEqual(
    dates?.map((row) => row[name]),
  );
});

it('keeps the old column beside a regular new one', () => {
  const output = adjust([['-1', 'Year']], {keep_old_attribute: true});
  expect(output?.map(({name, role}) => [name, role])).toEqual([
    ['billed', 'id'],
    ['billed_adjusted', undefined],
  ]);
  expect(output?.[1]?.values[0]).toBe('2025-03-15');
});

it.each([
  [['1.5', 'Day'], {}, 'The adjustment "1.5" is no whole number.'],
  [['1', 'Week'], {}, 'There is no unit "Week".'],
  [day, {attribute_name: 'paid'}, 'There is no column "paid".'],
] as const)('stops as the operator does: %o %o', (step, more, message) => {
  expect(() => adjust([step], more)).toThrow(message);
});

it('stops where the new name is taken', () => {
  const [billed] = input;
  const taken = [...input, {...billed!, name: 'billed_adjusted'}];
  expect(() =>
    run(
      {'example set input': taken},
      {attribute_name: 'billed', adjustments: [], keep_old_attribute: true},
    ),
  ).toThrow('There is a column "billed_adjusted" already.');
});
