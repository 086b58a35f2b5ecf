import {expect, it} from 'vitest';
import {run as absolutes} from '../../../../../../plugins/operator-lab/operators/blending/attributes/generation/generate_absolutes';
import {run as aggregation} from '../../../../../../plugins/operator-lab/operators/blending/attributes/generation/generate_aggregation';
import {run as copy} from '../../../../../../plugins/operator-lab/operators/blending/attributes/generation/generate_copy';
import {run as functionSet} from '../../../../../../plugins/operator-lab/operators/blending/attributes/generation/generate_function_set';
import {run as id} from '../../../../../../plugins/operator-lab/operators/blending/attributes/generation/generate_id';
import type {
  Column,
  Run,
  Settings,
} from '../../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables} from '../../../../support/exampleTables';

const table = [
  ...['a', 'b', 'c'].map((name): Column => ({
    name,
    type: 'integer',
    values: [1, 2],
  })),
  {name: 'city', type: 'nominal', values: ['Bonn', 'Kiel']} as Column,
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
    'operators/blending/attributes/generation/index',
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
