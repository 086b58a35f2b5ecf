import {expect, it} from 'vitest';
import {run} from '@lab/blending/values/set_data';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [before] = exampleTables(import.meta);
const settings = {
  example_index: 1,
  count_backwards: true,
  attribute_name: 'seconds',
  value: '60',
  additional_values: [['state', 'failed']],
} as const;
const set = (more: Settings) =>
  shownRows(
    run(
      {'example set input': asTable(before, {run: 'id'})},
      {...settings, ...more},
    )['example set output'],
  );

it('counts from the top, empties a number, and passes over half a pair', () => {
  expect(set({count_backwards: false})[0]).toEqual({
    run: 1,
    seconds: 60,
    state: 'failed',
  });
  expect(set({value: 'NaN', example_index: 2})[1]).toMatchObject({
    seconds: '?',
  });
  expect(set({value: ''})[2]).toMatchObject({seconds: '?'});
});

it('lets the last of two values for a cell stay', () => {
  expect(
    set({
      additional_values: [
        ['seconds', '1'],
        ['seconds', '2'],
      ],
    })[2],
  ).toMatchObject({seconds: 2});
});

it.each([
  [{count_backwards: false, example_index: 4}, 'none at position 4'],
  [{example_index: 4}, 'none at position 4'],
  [{value: '?'}, 'The value "?" is no number.'],
  [{attribute_name: 'color'}, 'There is no column "color".'],
])('stops as the operator does: %o', (more, message) => {
  expect(() => set(more)).toThrow(message);
});
