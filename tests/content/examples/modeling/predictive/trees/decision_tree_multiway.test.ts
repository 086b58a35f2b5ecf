import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/trees/decision_tree_multiway';
import type {Table} from '@lab/_shared/types';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers, first, second = []] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const learn = (table: Table = training) => run({'training set': table}, {});

const RANGES = 'tenure_months=[12.0, 24.5] in ';

it('learns the first tree of the page', () => {
  expect(shownRows(learn().first)).toEqual(first);
});

it('learns the second tree on the ranges of the first', () => {
  expect(
    shownRows(learn().model).map(({leaf, ...counts}) => {
      const [contract, range = 'all'] = String(leaf).split(
        `, tenure_months = ${RANGES}`,
      );
      return {
        contract: contract?.replace('contract = ', ''),
        'range of tenure_months': range,
        ...counts,
      };
    }),
  ).toEqual(second);
});

it('puts a number at the limit into the lower range, and keeps gaps', () => {
  const data = [real('tenure_months', [12, 12.1, 24.5, 25, null])];
  const cut = run({'training set': training, 'unlabelled data': data}, {});
  expect(shownCells(cut['new ranges'], 'tenure_months')).toEqual([
    `${RANGES}-∞ to 12.00`,
    `${RANGES}12.00 to 24.50`,
    `${RANGES}12.00 to 24.50`,
    `${RANGES}24.50 to ∞`,
    '?',
  ]);
});

it('disagrees with the first tree on other customers', () => {
  const customersOfPage = sampleTable('churn-customers.csv');
  const ids = customersOfPage[0]?.values ?? [];
  const start = ids.indexOf('C-10128');
  expect(ids[start + 9]).toBe('C-10137');
  const table = customersOfPage
    .filter(({name}) =>
      ['customer_id', 'contract', 'tenure_months', 'churn'].includes(name),
    )
    .map((column): Table[number] => ({
      ...column,
      values: column.values.slice(start, start + 10),
      ...(column.name === 'customer_id' && {role: 'id'}),
      ...(column.name === 'churn' && {role: 'label'}),
    }));
  const out = learn(table);
  const wrong = (name: 'first' | 'model') =>
    shownRows(out[name]).reduce(
      (sum, row) => sum + Math.min(Number(row.no ?? 0), Number(row.yes ?? 0)),
      0,
    );
  expect([wrong('first'), wrong('model')]).toEqual([0, 1]);
  expect(
    shownRows(out.model).every((row) =>
      String(row.leaf).startsWith('tenure_months'),
    ),
  ).toBe(true);
  const at = ids.indexOf('C-10136') - start;
  expect(shownCells(out.ranges, 'tenure_months')[at]).toMatch(/30\.00 to ∞$/);
  expect(shownCells(out.ranges, 'churn')[at]).toBe('no');
  expect(shownRows(out.model)[2]).toMatchObject({no: 1, yes: 2});
});
