import {expect, it} from 'vitest';
import {run} from '@lab/validation/performance/segmentation/cluster_distance_performance';
import {firstRows, withGap} from '@support/changedTable';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers = [], centroids, output] = exampleTables(import.meta);
const table = asTable(customers, {customer_id: 'id'});
const names = ['tenure_months', 'support_calls', 'cluster'];
const model = asTable(centroids, {cluster: 'cluster'}, names);
const measured = (settings = {}, rows = table, clusters = model) =>
  run({'example set': rows, 'cluster model': clusters}, settings).performance;

it('measures as the page shows', () => {
  expect(shownRows(measured())).toEqual(output);
});

it('divides by the columns, and leaves out the sign, by choice', () => {
  expect(shownCells(measured({normalize: true}), 'value')[0]).toBe(-1.25);
  expect(shownCells(measured({maximize: true}), 'value')[0]).toBe(2.5);
});

it('keeps the main criterion alone by choice', () => {
  const only = {main_criterion: 'Davies Bouldin', main_criterion_only: true};
  expect(shownCells(measured(only), 'measure')).toEqual(['Davies Bouldin']);
  expect(shownCells(measured({main_criterion_only: true}), 'value')).toEqual([
    -2.5, -4, -1,
  ]);
});

it('leaves out a missing cell, and an empty cluster', () => {
  const gap = withGap(table, 'support_calls');
  expect(shownCells(measured({}, gap), 'value')[1]).toBe(-4);
  const far = model.map((column) => ({
    ...column,
    values: [...column.values, column.name === 'cluster' ? 'cluster_2' : 900],
  }));
  expect(shownCells(measured({}, table, far), 'value')).toEqual([
    -2.5,
    -4,
    -1,
    '?',
    -0.073,
  ]);
});

it('puts a row of gaps into the first cluster, which spoils its distance', () => {
  const gaps = table.map((column) =>
    column.role
      ? column
      : {...column, values: [...column.values.slice(0, 3), null]},
  );
  expect(shownCells(measured({}, gaps), 'value')).toEqual(['?', '?', -1, '∞']);
});

it('knows no separation of a single cluster, and no nominal columns', () => {
  const single = firstRows(model, 1);
  expect(shownCells(measured({}, table, single), 'value').at(-1)).toBe('?');
  const nominal = table.map((column) => ({...column, role: undefined}));
  expect(() => measured({}, nominal as typeof table)).toThrow(
    'The regular columns must be numeric.',
  );
});

it('takes its rows from the sample data', () => {
  const columns = ['customer_id', 'tenure_months', 'support_calls'];
  expect(
    picked(shownRows(sampleTable('churn-customers.csv')), columns),
  ).toEqual(expect.arrayContaining([...customers]));
});
