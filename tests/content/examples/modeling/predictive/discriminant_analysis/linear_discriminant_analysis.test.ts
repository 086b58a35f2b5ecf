import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/discriminant_analysis/linear_discriminant_analysis';
import type {Table} from '@lab/_shared/types';
import {firstRows, withColumn} from '@support/changedTable';
import {integer, nominal} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [days = [], scores, output = []] = exampleTables(import.meta);
const training = asTable(days, {shop: 'label'});
const fresh = asTable(picked(output, ['visitors', 'sales']));
const learn = (table: Table = training, data: Table = fresh, settings = {}) =>
  run({'training set': table, 'new data': data}, settings);

it('learns from the first days of the sample data', () => {
  const sample = firstRows(sampleTable('shop-sales.csv'), 12);
  expect(picked(shownRows(sample), ['visitors', 'sales', 'shop'])).toEqual(
    days,
  );
});

it('finds the scores of the page, and predicts by them', () => {
  expect(shownRows(learn().model)).toEqual(scores);
  expect(shownRows(learn().applied)).toEqual(output);
});

it.each([
  ['a gap', [87, null]],
  ['a constant', [1, 1]],
])('predicts the first class throughout after %s in training', (_, start) => {
  const spoiled = withColumn(training, 'visitors', (value, at) =>
    start[0] === 1 ? 1 : at === 1 ? (start[1] ?? null) : value,
  );
  expect(shownCells(learn(spoiled).applied, 'prediction(shop)')).toEqual(
    output.map(() => 'Harbor'),
  );
});

it('gives the last class in a tie, and stops without an inverse', () => {
  const tied = [
    integer('x', [-1, -3, 1, 3]),
    nominal('y', ['a', 'a', 'b', 'b'], 'label'),
  ];
  const zero = [integer('x', [0])];
  expect(shownCells(learn(tied, zero).applied, 'prediction(y)')).toEqual(['b']);
  const constant = withColumn(tied, 'x', {values: [1, 1, 1, 1]});
  expect(() =>
    learn(constant, zero, {approximate_covariance_inverse: false}),
  ).toThrow('cannot be inverted');
});

it('counts a row without a label for the first class', () => {
  const shares = (labels: readonly (string | null)[]) =>
    shownCells(
      learn(
        [
          integer('x', [-1, -3, 1, 3, 9]),
          nominal('y', labels, {role: 'label', knownValues: ['a', 'b']}),
        ],
        [integer('x', [0])],
      ).model,
      'share',
    );
  expect(shares(['a', 'a', 'b', 'b', null])).toEqual([0.6, 0.4]);
  expect(shares([null, 'a', 'a', 'b', 'b'])).toEqual([0.4, 0.4]);
});

it('stops without a column, or if a class has no rows', () => {
  expect(() => learn(training, fresh.slice(1))).toThrow('"visitors"');
  const unused = withColumn(training, 'label', {
    knownValues: ['Harbor', 'Market', 'Station', 'Kiosk'],
  });
  expect(() => learn(unused)).toThrow('no rows');
});
