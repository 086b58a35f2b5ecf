import {expect, it} from 'vitest';
import {run} from '@lab/modeling/correlations/grouped_anova';
import type {Table} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, groups, sources] = exampleTables(import.meta);
const table = asTable(customers);
const chosen = {
  anova_attribute: 'monthly_charge',
  group_by_attribute: 'contract',
};
const test = (data: Table, settings = {}) =>
  run({'example set': data}, {...chosen, ...settings});

it('shows the groups and the sums of squares', () => {
  const result = test(table);
  expect(shownRows(result.groups)).toEqual(groups);
  expect(shownRows(result.table)).toEqual(sources);
});

it('is less sure without the row that has no charge', () => {
  const complete = table.map((column) => ({
    ...column,
    values: column.values.slice(0, -1),
  }));
  const {significance} = test(complete);
  expect(shownCells(significance, 'f')).toEqual([22.764]);
  expect(shownCells(significance, 'p', 4)).toEqual([0.0014]);
});

const grouped = (
  numbers: readonly (number | null)[],
  names: readonly (string | null)[],
) => [real('monthly_charge', numbers), nominal('contract', names)];

it('puts rows without a group to the first value, and counts equal numbers once by choice', () => {
  const data = grouped([1, 1, 3, 8, 8, 9], ['a', 'a', null, 'b', 'b', 'b']);
  expect(shownCells(test(data).groups, 'rows')).toEqual([3, 3]);
  const distinct = test(data, {only_distinct: true});
  expect(shownCells(distinct.groups, 'mean')).toEqual([2, 8.5]);
  expect(shownCells(distinct.groups, 'rows')).toEqual([3, 3]);
});

it('has no p-value where nothing varies within groups', () => {
  const data = grouped([1, 1, 2, 2], ['a', 'a', 'b', 'b']);
  expect(test(data).significance?.[1]?.values).toEqual([NaN]);
});

it('stops at columns of the wrong type, and at too few or too many groups', () => {
  expect(() => test(table, {anova_attribute: 'none'})).toThrow(
    'The table has no column "none".',
  );
  expect(() => test(table, {anova_attribute: 'contract'})).toThrow(
    'The column "contract" is nominal.',
  );
  expect(() => test(table, {group_by_attribute: 'tenure_months'})).toThrow(
    'The column "tenure_months" is not nominal.',
  );
  expect(() => test(grouped([1, 2], ['a', 'a']))).toThrow(
    'There are fewer than two groups.',
  );
  expect(() => test(grouped([1, 2], ['a', 'b']))).toThrow(
    'There are as many groups as rows.',
  );
});
