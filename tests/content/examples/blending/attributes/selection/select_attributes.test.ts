import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/selection/select_attributes';
import type {Settings} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [customers, choices = []] = exampleTables(import.meta);
const table = asTable(customers, {customer_id: 'id', churn: 'label'});
const chosen = (settings: Settings, input = table) => {
  const {'example set output': result = []} = run(
    {'example set input': input},
    settings,
  );
  return result.map(({name}) => name).join(', ');
};

it.each(
  choices.map((line) => [Object.values(line).join(' / '), line] as const),
)('%s', (_, line) => {
  expect(
    chosen({
      type: line.type ?? '',
      attribute_filter_type: line.filter ?? '',
      select_subset: String(line.subset).replaceAll(', ', '|'),
      'also_apply_to_special_attributes_(id,_label..)': line.special === 'yes',
    }),
  ).toBe(line.result);
});

it('passes over a name that is not there, and finds all columns without rows', () => {
  expect(
    chosen({attribute_filter_type: 'one attribute', select_attribute: 'age'}),
  ).toBe('customer_id, churn');
  expect(
    chosen({attribute_filter_type: 'no missing values'}, firstRows(table, 0)),
  ).toBe(table.map(({name}) => name).join(', '));
});
