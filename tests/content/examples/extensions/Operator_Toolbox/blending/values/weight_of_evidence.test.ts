import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/blending/values/weight_of_evidence';
import type {Column, Settings} from '@lab/_shared/types';
import {binominal, integer} from '@support/columns';
import {
  column,
  exampleTables,
  numbers,
  picked,
  rounded,
} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {sampleTable} from '@support/sampleData';
import {rowsWhere} from '@support/sampleRows';

const [classes = [], shown = []] = exampleTables(import.meta);
const customers = sampleTable('churn-customers.csv');
const churn = binominal(
  'churn',
  customers.find(({name}) => name === 'churn')?.values ?? [],
  {knownValues: ['no', 'yes']},
);
const calls = customers.find(({name}) => name === 'support_calls');

function weights(values: Column['values'] = [], settings: Settings = {}) {
  return shownCells(
    run(
      {exa: [integer('support_calls', values), churn]},
      {
        base_of_distribution: 'churn',
        classes: classes.map(
          (row) =>
            [String(row['class name']), String(row['upper limit'])] as const,
        ),
        ...settings,
      },
    ).exa,
    'support_calls',
  );
}

it('gives the weights of the classes', () => {
  const given = weights(calls?.values);
  expect([...new Set(given.map(Number))].sort((a, b) => b - a)).toEqual(
    column(classes, 'weight'),
  );
  const ids = customers.find(({name}) => name === 'customer_id')?.values ?? [];
  expect(
    column(shown, 'customer_id').map((id) => given[ids.indexOf(id)]),
  ).toEqual(column(shown, 'new support_calls'));
});

it('has rows of the sample data', () => {
  const names = ['customer_id', 'support_calls', 'churn'];
  expect(picked(shown, names)).toEqual(
    rowsWhere(
      customers,
      ['customer_id', column(shown, 'customer_id').map(String)],
      names,
    ),
  );
});

it('counts and divides as shown, and sums up to the information value', () => {
  const shares = (name: 'no' | 'yes', total: number) => {
    const exact = numbers(classes, name).map((count) => count / total);
    expect(numbers(classes, name).reduce((sum, one) => sum + one)).toBe(total);
    expect(exact.map((one) => rounded(one))).toEqual(
      column(classes, `share of ${name}`),
    );
    return exact;
  };
  const no = shares('no', 961);
  const yes = shares('yes', 245);
  const information = no.map((share, at) => {
    const other = yes[at] ?? 0;
    return (share - other) * Math.log(share / other);
  });
  expect(rounded(information.reduce((sum, one) => sum + one))).toBe(0.802);
});

it('gives missing values a weight of their own only when asked', () => {
  const values = (calls?.values ?? []).map((value, row) =>
    row % 2 ? null : value,
  );
  expect(weights(values)[1]).toBe('?');
  expect(weights(values, {class_for_missing_values: true})[1]).toEqual(
    expect.any(Number),
  );
});
