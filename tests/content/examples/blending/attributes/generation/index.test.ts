import {expect, it} from 'vitest';
import {run as absolutes} from '@lab/blending/attributes/generation/generate_absolutes';
import {run as aggregation} from '@lab/blending/attributes/generation/generate_aggregation';
import {run as copy} from '@lab/blending/attributes/generation/generate_copy';
import {run as functionSet} from '@lab/blending/attributes/generation/generate_function_set';
import {run as id} from '@lab/blending/attributes/generation/generate_id';
import type {Run, Settings} from '@lab/_shared/types';
import {integer, nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';

const table = [
  ...['a', 'b', 'c'].map((name) => integer(name, [1, 2])),
  nominal('city', ['Bonn', 'Kiel']),
];
const ofNumbers = {
  attribute_name: 'total',
  attribute_filter_type: 'value_type',
  value_type: 'numeric',
};

/** Operators and settings in the order of the page. */
const LINES: readonly (readonly [Run, Settings])[] = [
  [absolutes, {}],
  [id, {}],
  [copy, {attribute_name: 'a'}],
  [aggregation, ofNumbers],
  [aggregation, {...ofNumbers, keep_all: false}],
  [functionSet, {use_mult: true}],
  [functionSet, {use_mult: true, use_plus: true, use_div: true}],
];

it('counts the columns that the page says', () => {
  const [counts] = exampleTables(
    import.meta,
    'How many columns there are afterward',
  );
  expect(counts?.map(({Columns: count}) => count)).toEqual(
    LINES.map(
      ([run, settings]) =>
        run({'example set input': table}, settings)['example set output']
          ?.length,
    ),
  );
});
