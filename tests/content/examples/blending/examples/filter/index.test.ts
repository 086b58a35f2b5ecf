import {expect, it} from 'vitest';
import {run as range} from '@lab/blending/examples/filter/filter_example_range';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import type {Run, Settings} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {sampleTable} from '@support/sampleData';

const [tasks] = exampleTables(
  import.meta,
  'The same customers, filtered in six ways',
);
const customers = sampleTable('churn-customers.csv');

function kept(run: Run, settings: Settings): number | undefined {
  const output = run({'example set input': customers}, settings);
  return output['example set output']?.[0]?.values.length;
}

const byContent = (condition: string, settings: Settings = {}) =>
  kept(filter, {
    filters_list: [['filters_entry_key', condition]],
    ...settings,
  });
const firstHundred = {first_example: 1, last_example: 100};

it('counts the customers of each line', () => {
  expect(customers[0]?.values).toHaveLength(1206);
  expect(column(tasks, 'Rows')).toEqual([
    byContent('contract.equals.monthly'),
    byContent('monthly_charge.gt.50'),
    byContent('monthly_charge.gt.50', {invert_filter: true}),
    byContent('monthly_charge.is_missing.'),
    kept(range, firstHundred),
    kept(range, {...firstHundred, invert_filter: true}),
  ]);
});

it('leaves out unknown charges by the opposite condition', () => {
  expect(byContent('monthly_charge.le.50')).toBe(1020);
});
