import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/lazy/default_model';
import type {Table} from '@lab/_shared/types';
import {firstRows, withColumn} from '@support/changedTable';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [days = [], values = [], tickets] = exampleTables(import.meta);
const sales = asTable(days, {sales: 'label'});
const topics = asTable(tickets, {topic: 'label'});
const numberOf = (settings: object, table: Table = sales) =>
  shownCells(
    run({'training set': table, 'new data': sales.slice(0, 1)}, {...settings})
      .applied,
    'prediction(sales)',
    2,
  );

it('learns from the first week of a shop in the sample data', () => {
  const sample = shownRows(sampleTable('shop-sales.csv'))
    .filter(({shop}) => shop === 'Harbor')
    .slice(0, 8);
  expect(picked(sample, ['visitors', 'sales']).slice(0, 7)).toEqual(
    days.slice(0, 7),
  );
  expect(column(sample, 'visitors')[7]).toBe(column(days, 'visitors')[7]);
});

it.each(column(values, 'method').map((method, at) => [method, at] as const))(
  'predicts the %s for every row',
  (method, at) => {
    const all = numberOf({method, constant: 1500});
    expect(all).toHaveLength(days.length);
    expect(new Set(all)).toEqual(
      new Set([column(values, 'prediction(sales)')[at]]),
    );
  },
);

it('counts a missing label as the largest', () => {
  const known = firstRows(sales, 7);
  expect(numberOf({}, known)[0]).toBe(1736.99);
});

it('has no median if half of the labels are missing', () => {
  const half = withColumn(sales, 'label', (value, at) =>
    at < 4 ? null : value,
  );
  expect(numberOf({}, half)[0]).toBe('?');
});

it('stops if the method does not fit the label', () => {
  expect(() => run({'training set': topics}, {})).toThrow('median');
  expect(() => run({'training set': sales}, {method: 'mode'})).toThrow('mode');
});
