import {expect, it} from 'vitest';
import {run as generate} from '@lab/blending/attributes/generation/generate_attributes';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import {run as sort} from '@lab/blending/examples/sort/sort';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import {run as append} from '@lab/blending/table/joins/append';
import {run as product} from '@lab/blending/table/joins/cartesian_product';
import {run as intersect} from '@lab/blending/table/joins/intersect';
import {run as join} from '@lab/blending/table/joins/join';
import {run as minus} from '@lab/blending/table/joins/set_minus';
import {run as union} from '@lab/blending/table/joins/union';
import {run as removeDuplicates} from '@lab/cleansing/duplicates/remove_duplicates';
import {run as levenshtein} from '@lab/extensions/Operator_Toolbox/blending/attribute_generation/levenshtein_distance';
import type {Run, Settings, Table} from '@lab/_shared/types';
import {integer, nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [counts] = exampleTables(
  import.meta,
  'The same two tables in five operators',
);

const one = [integer('id', [1, 2, 3], 'id')];
const other = [
  integer('id', [2, 3, 3, 4], 'id'),
  nominal('more', ['a', 'b', 'c', 'd']),
];

/** Both tables under all port names that the operators use. */
const INPUTS = {
  left: one,
  right: other,
  'example set 1': one,
  'example set 2': other,
  'example set input': one,
  second: other,
  subtrahend: other,
};

function rowCount(run: Run, settings: Settings = {}): number | undefined {
  const outputs = run(INPUTS, settings);
  return Object.values(outputs)[0]?.[0]?.values.length;
}

const joined = (join_type: string) =>
  rowCount(join, {join_type, use_id_attribute_as_key: true});

it('counts the rows of each result', () => {
  expect(column(counts, 'Rows')).toEqual([
    joined('inner'),
    joined('left'),
    joined('right'),
    joined('outer'),
    rowCount(product),
    rowCount(union),
    rowCount(intersect),
    rowCount(minus),
  ]);
});

it('does not append tables whose columns differ', () => {
  expect(() =>
    append({'example set 1': one, 'example set 2': other}, {}),
  ).toThrow('The tables have different numbers of columns.');
});

const output = (run: Run, table: Table, settings: Settings): Table =>
  run({'example set input': table}, settings)['example set output'] ?? [];

it('counts the pairs of each key before the join', () => {
  const [orders, customers] = exampleTables(
    'operators/blending/table/joins/join',
  );
  const counted = (rows: typeof orders, name: string) =>
    output(
      aggregate,
      output(filter, asTable(rows), {
        condition_class: 'expression',
        parameter_expression: '!missing(customer)',
      }),
      {
        group_by_attributes: 'customer',
        aggregation_attributes: [[name, 'count']],
      },
    );
  const {join: keys = []} = join(
    {left: counted(orders, 'order'), right: counted(customers, 'name')},
    {join_type: 'inner', key_attributes: [['customer', 'customer']]},
  );
  const [pairs] = exampleTables(
    import.meta,
    'If a join returns too many rows, count the keys',
  );
  expect(
    shownRows(
      output(generate, keys, {
        function_descriptions: [['pairs', '[count(order)] * [count(name)]']],
      }),
    ),
  ).toEqual(pairs);
});

it('finds the candidates of misspelled names', () => {
  const plain = (name: string, target: string) =>
    [
      target,
      `replaceAll(replaceAll(lower(${name}), "[.,]", ""), " (gmbh|ltd|limited|inc)$", "")`,
    ] as const;
  const [candidates = []] = exampleTables(
    import.meta,
    'Match names that are spelled differently',
  );
  const {join: pairs = []} = product(
    {
      left: output(generate, asTable(candidates, {}, ['name']), {
        function_descriptions: [plain('name', 'plain')],
      }),
      right: output(generate, asTable(candidates, {}, ['known']), {
        function_descriptions: [plain('known', 'plain_known')],
      }),
    },
    {},
  );
  const {out = []} = levenshtein(
    {exa: pairs},
    {
      first_attribute_for_distance_calculation: 'plain',
      second_attribute_for_distance_calculation: 'plain_known',
    },
  );
  const shares = output(generate, out, {
    function_descriptions: [
      ['share', 'distance / max(length(plain), length(plain_known))'],
    ],
  });
  const near = output(filter, shares, {
    condition_class: 'expression',
    parameter_expression: 'share <= 0.2',
  });
  const best = output(
    removeDuplicates,
    output(sort, near, {
      sort_by: [
        ['name', 'ascending'],
        ['share', 'ascending'],
      ],
    }),
    {attribute_filter_type: 'single', attribute: 'name'},
  );
  expect(shownRows(best.filter(({name}) => !name.startsWith('plain')))).toEqual(
    candidates,
  );
});
