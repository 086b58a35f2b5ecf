import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/real_to_integer';
import type {Column} from '@lab/_shared/types';
import {integer} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const [numbers, results] = exampleTables(import.meta);
const real: Column = {
  name: 'value',
  type: 'real',
  values: column(numbers, 'value').map((cell) =>
    cell === '∞' ? Infinity : cell === '?' ? null : cell,
  ),
};

const {output: computed} = liveExample(import.meta, run);
const whole = (settings = {}) =>
  computed(settings, [
    integer(
      'count',
      real.values.map(() => 1),
    ),
    real,
  ]);

it.each([
  ['cut off', {}],
  ['round_values', {round_values: true}],
])('%s', (title, settings) => {
  expect(column(results, 'value')).toEqual(column(numbers, 'value'));
  expect(shownCells(whole(settings), 'value')).toEqual(column(results, title));
});

it('puts the column in front, as an integer', () => {
  expect(whole()?.map(({name, type}) => [name, type])).toEqual([
    ['value', 'integer'],
    ['count', 'integer'],
  ]);
});

it('loses a column with a gap to a filter that looks at values', () => {
  const names = whole({attribute_filter_type: 'no_missing_values'})?.map(
    ({name}) => name,
  );
  expect(names).toEqual(['count']);
});
