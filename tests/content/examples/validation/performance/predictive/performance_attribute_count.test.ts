import {expect, it} from 'vitest';
import {run} from '@lab/validation/performance/predictive/performance_attribute_count';
import {firstRows} from '@support/changedTable';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers, shown] = exampleTables(import.meta);
const table = asTable(customers, {
  customer_id: 'id',
  churn: 'label',
  'prediction(churn)': 'prediction',
});
const before = asTable((shown ?? []).slice(0, 1));
const count = (settings = {}, input = table) =>
  run({'example set': input, performance: before}, settings);

it('takes its rows from the sample data', () => {
  const names = Object.keys(customers?.[0] ?? {}).slice(0, -1);
  const file = picked(shownRows(sampleTable('churn-customers.csv')), names);
  for (const row of picked(customers, names)) {
    expect(file).toContainEqual(row);
  }
});

it('counts columns without a role, and keeps what comes in', () => {
  expect(shownRows(count().performance)).toEqual(shown);
  const half = (customers ?? []).filter(
    (row) => row.churn === row['prediction(churn)'],
  );
  expect(half).toHaveLength((customers ?? []).length / 2);
});

it('turns the sign by the direction', () => {
  const fitness = (settings = {}, input = table) =>
    shownCells(count(settings, input).fitness, 'fitness');
  expect(fitness()).toEqual([-3]);
  expect(fitness({optimization_direction: 'maximization'})).toEqual([3]);
  expect(
    fitness(
      {},
      table.filter(({name}) => name !== 'support_calls'),
    ),
  ).toEqual([-2]);
});

it('replaces an older count, and needs neither rows nor other measures', () => {
  const {performance} = run(
    {
      'example set': firstRows(table, 0),
      performance: asTable([{measure: 'number_of_attributes', value: 9}]),
    },
    {},
  );
  expect(shownRows(performance)).toEqual([
    {measure: 'number_of_attributes', value: 3},
  ]);
});
