import {expect, it} from 'vitest';
import {bayes, left, marked, parts, tree} from '../support/churnModels';
import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables, numbers} from '../support/exampleTables';
import {columnOf, rowsWhere} from '../support/rows';
import {sampleTable} from '../support/sampleData';

const [regions = [], cases] = exampleTables(
  'workflow/explain-predictions',
  'Worked example: is the churn model fair to regions?',
);
const scored = tree(6)(parts.judge);
const isMarked = marked(scored, 0.3);
const isLeaving = left(scored);
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function groupOf(column: string, value: string) {
  const rows = columnOf(scored, column).values.flatMap((cell, row) =>
    cell === value ? [row] : [],
  );
  const count = (test: (row: number) => boolean) => rows.filter(test).length;
  return {
    customers: rows.length,
    left: count((row) => isLeaving[row]!),
    marked: count((row) => isMarked[row]!),
    hits: count((row) => isLeaving[row]! && isMarked[row]!),
  };
}

it('counts the errors of each region', () => {
  expect(regions.map((row) => Object.values(row))).toEqual(
    ['north', 'east', 'west', 'south'].map((region) => {
      const group = groupOf('region', region);
      const {customers, left: leavers, marked: all, hits} = group;
      return [
        region,
        ...Object.values(group),
        percent(hits / leavers),
        percent((all - hits) / (customers - leavers)),
      ];
    }),
  );
  const found = ['monthly', 'one year', 'two years'].map((contract) => {
    const {hits, left: leavers} = groupOf('contract', contract);
    return [hits, leavers];
  });
  expect(found).toEqual([
    [20, 33],
    [5, 11],
    [2, 5],
  ]);
});

it('computes the confidences of the changed customer', () => {
  const first = rowsWhere(
    sampleTable('churn-new-customers.csv'),
    (row) => row === 0,
  );
  const changes: Readonly<Record<string, number | string>>[] = [
    {},
    {support_calls: 4},
    {tenure_months: 48},
    {contract: 'one year'},
    {monthly_charge: 30},
  ];
  const confidences = changes.map((change) => {
    const table: Table = first.map((column) => ({
      ...column,
      values: [change[column.name] ?? column.values[0] ?? null],
    }));
    const [confidence] = columnOf(bayes(table), 'confidence(yes)').values;
    return Number(Number(confidence).toFixed(3));
  });
  expect(numbers(cases, 'Confidence for leaving')).toEqual(confidences);
});

it('explains why the charge counts: longer contracts cost less', () => {
  const mean = (contract: string) => {
    const group = rowsWhere(
      parts.train,
      (row) => columnOf(parts.train, 'contract').values[row] === contract,
    );
    const charges = columnOf(group, 'monthly_charge').values.map(Number);
    return charges.reduce((one, other) => one + other, 0) / charges.length;
  };
  expect(mean('monthly')).toBeGreaterThan(mean('one year'));
  expect(mean('one year')).toBeGreaterThan(mean('two years'));
});
