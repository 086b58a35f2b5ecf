import {expect, it} from 'vitest';
import {run as appendAll} from '@lab/extensions/Operator_Toolbox/blending/table/advanced_append';
import {run as merge} from '@lab/extensions/Operator_Toolbox/blending/table/merge';
import {run as append} from '@lab/blending/table/joins/append';
import {run as join} from '@lab/blending/table/joins/join';
import type {Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [gates, staff, shapes, merged, joined] = exampleTables(
  import.meta,
  'Worked example: the same tables, four ways',
);
const first = asTable(gates);
const second = asTable(staff);
const tables = {'example set 1': first, 'example set 2': second};
const results: Readonly<Record<string, Table>> = {
  'Append (Superset)': appendAll(tables, {})['merged set'] ?? [],
  'Merge Attributes':
    merge(tables, {handling_of_duplicate_attributes: 'keep_only_first'})[
      'merged set'
    ] ?? [],
  Join:
    join(
      {left: first, right: second},
      {join_type: 'inner', key_attributes: [['gate', 'gate']]},
    ).join ?? [],
};

it('has rows, columns, and gaps as shown, and stops in Append', () => {
  expect(
    Object.entries(results).map(([Operator, table]) => ({
      Operator,
      Rows: table[0]?.values.length,
      Columns: table.map(({name}) => name).join(', '),
      'Missing values': table
        .flatMap(({values}) => values)
        .filter((value) => value === null).length,
    })),
  ).toEqual(shapes);
  expect(() => append(tables, {})).toThrow();
});

it('pairs by position, and by key', () => {
  expect(shownRows(results['Merge Attributes'])).toEqual(merged);
  expect(shownRows(results.Join)).toEqual(joined);
});
