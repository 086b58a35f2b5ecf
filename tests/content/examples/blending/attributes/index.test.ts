import {expect, it} from 'vitest';
import {run as generate} from '@lab/blending/attributes/generation/generate_attributes';
import {run as rename} from '@lab/blending/attributes/names_and_roles/rename';
import {run as setRole} from '@lab/blending/attributes/names_and_roles/set_role';
import {run as reorder} from '@lab/blending/attributes/order_attributes';
import {run as select} from '@lab/blending/attributes/selection/select_attributes';
import {run as parse} from '@lab/blending/attributes/types/parse_numbers';
import type {Run, Settings, Table} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [customers, steps, report] = exampleTables(
  import.meta,
  'Worked example: from a raw table to a report',
);

type Step = readonly [Run, Settings];

const leaveOut = (name: string): Step => [
  select,
  {
    type: 'exclude attributes',
    attribute_filter_type: 'a subset',
    select_subset: name,
  },
];
const PARSE: Step = [
  parse,
  {
    attribute_filter_type: 'single',
    attribute: 'charge',
    decimal_character: ',',
  },
];
const GENERATE: Step = [
  generate,
  {function_descriptions: [['paid', 'charge * months']]},
];
const RENAME: Step = [
  rename,
  {rename_attributes: [['charge', 'monthly_charge']]},
];
const ROLE: Step = [setRole, {set_roles: [['customer', 'id']]}];
const REORDER: Step = [reorder, {attribute_ordering: 'paid'}];

/** Returns the table after each step. */
const after = (list: readonly Step[]): readonly Table[] =>
  list.reduce<readonly Table[]>(
    (done, [run, settings]) => [
      ...done,
      run({'example set input': done.at(-1) ?? asTable(customers)}, settings)[
        'example set output'
      ] ?? [],
    ],
    [],
  );
const namesOf = (table: Table) => table.map(({name}) => name).join(', ');

it('has the columns shown after each step, and the report at the end', () => {
  const tables = after([
    leaveOut('comment'),
    PARSE,
    GENERATE,
    RENAME,
    ROLE,
    REORDER,
  ]);
  // The page has one line for the last two steps, which set the role and the
  // order.
  const shown = [...tables.slice(0, -2), ...tables.slice(-1)];
  expect(column(steps, 'Columns afterward')).toEqual(shown.map(namesOf));
  expect(shownRows(tables.at(-1))).toEqual(report);
});

it.each([
  ['a formula before the numbers', [GENERATE]],
  ['a formula behind the new name', [PARSE, RENAME, GENERATE]],
] as const)('stops for %s', (_, list) => {
  expect(() => after(list)).toThrow(/charge|\*/);
});

it('keeps a column with a role', () => {
  const [, table = []] = after([ROLE, leaveOut('customer')]);
  expect(namesOf(table)).toContain('customer');
});
