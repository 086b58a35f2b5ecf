import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/blending/attributes/types/real_to_integer';
import type {Column} from '../../../../../../plugins/operator-lab/operators/_shared/types';
import {column, exampleTables} from '../../../../support/exampleTables';
import {shownCells} from '../../../../support/runTables';

const [numbers, results] = exampleTables(
  'operators/blending/attributes/types/real_to_integer',
);
const real: Column = {
  name: 'value',
  type: 'real',
  values: column(numbers, 'value').map((cell) =>
    cell === '∞' ? Infinity : cell === '?' ? null : cell,
  ),
};
const whole = (settings = {}) =>
  run(
    {
      'example set input': [
        {name: 'count', type: 'integer', values: real.values.map(() => 1)},
        real,
      ],
    },
    settings,
  )['example set output'];

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
