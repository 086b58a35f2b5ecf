import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/selection/remove_attribute_range';
import {liveExample} from '@support/liveExample';

const {input: table, output: computed} = liveExample(import.meta, run);
const without = (first_attribute: number, last_attribute: number) =>
  computed({first_attribute, last_attribute});

it('goes up to the last place, and no further', () => {
  expect(without(1, 7)?.map(({name}) => name)).toEqual(['sensor']);
  expect(() => without(7, 8)).toThrow(
    'The table has 7 regular columns, not 8.',
  );
});

it('drops nothing when the last place is before the first', () => {
  expect(without(5, 4)).toEqual(table);
});
