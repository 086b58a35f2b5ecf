import {expect, it} from 'vitest';
import type {Table} from '@lab/_shared/types';
import {
  run,
  tablesOfLabels,
} from '@lab/utility/process_control/loops/loop_labels';
import {withColumn} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';

const [columns, rounds] = exampleTables(import.meta);
const table: Table = (columns ?? []).map(({column, role}) => ({
  name: String(column),
  type: 'nominal',
  values: [],
  ...(role !== '' && {role: String(role)}),
}));
const namesOf = (some: Table) => some.map(({name}) => name).join(', ');

it('has a label each round as shown', () => {
  expect(
    tablesOfLabels(table).map((one, at) => ({
      round: at + 1,
      label: namesOf(one.filter(({role}) => role === 'label')),
      'other roles': namesOf(one.filter(({role}) => role && role !== 'label')),
      'columns without a role': namesOf(one.filter(({role}) => !role)),
    })),
  ).toEqual(rounds);
});

it('keeps labels with numbered roles, and needs one', () => {
  const numbered = withColumn(table, 'label', {role: 'label_1'});
  expect(tablesOfLabels(numbered).map((one) => one.length)).toEqual([6, 6, 6]);
  expect(() => run({'example set': table.slice(0, 3)}, {})).toThrow('label');
});
