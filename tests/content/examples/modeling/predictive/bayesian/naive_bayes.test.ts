import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/bayesian/naive_bayes';
import type {Table} from '@lab/_shared/types';
import {integer, nominal} from '@support/columns';
import {exampleTables, picked, rounded} from '@support/exampleTables';
import {chartsOf} from '@support/figures';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';
import {rowsWhere} from '@support/sampleRows';

const [customers = [], model, output = []] = exampleTables(import.meta);
const training = asTable(customers, {churn: 'label'});
const fresh = asTable(picked(output, ['contract', 'support_calls']));
const learn = (settings = {}, table: Table = training, data: Table = fresh) =>
  run({'training set': table, 'new data': data}, settings);

it('learns from customers of the sample data', () => {
  const ids = Array.from({length: 12}, (_, at) => `C-${10007 + at}`);
  expect(
    rowsWhere(
      sampleTable('churn-customers.csv'),
      ['customer_id', ids],
      ['contract', 'support_calls', 'churn'],
    ),
  ).toEqual(customers);
});

it('learns and predicts what the page shows', () => {
  expect(shownRows(learn().model)).toEqual(model);
});

it('makes a class impossible without the correction', () => {
  const plain = learn({laplace_correction: false});
  expect(shownCells(plain.applied, 'confidence(no)')[2]).toBe(1);
  expect(shownCells(plain.applied, 'prediction(churn)')).toEqual([
    'no',
    'yes',
    'no',
    '?',
    'no',
  ]);
});

it('draws the curves of the chart', () => {
  const [chart] = chartsOf(import.meta);
  const [yes, no] = ['yes', 'no'].map((name) => {
    const {share, ...row} = shownRows(learn().model, 12).find(
      (one) => one.class === name,
    ) as Record<string, number>;
    const [mean, deviation] = ['mean', 'deviation'].map((part) =>
      Number(row[`support_calls: ${part}`]),
    ) as [number, number];
    return (x: number) =>
      (Number(share) * Math.exp(-(((x - mean) / deviation) ** 2) / 2)) /
      (deviation * Math.sqrt(2 * Math.PI));
  });
  for (const [name, curve] of [
    ['yes', yes],
    ['no', no],
  ] as const) {
    const data = chart?.series[name]?.data ?? [];
    expect(data.length).toBeGreaterThan(8);
    expect(data.map(([, y]) => y)).toEqual(
      data.map(([x]) => rounded(Number(curve?.(x)))),
    );
  }
});

it('takes a deviation of 0.001 for equal numbers, and the first of equal classes', () => {
  const equal = [
    integer('x', [1, 1, 1, 1]),
    nominal('y', ['a', 'a', 'b', 'b'], 'label'),
  ];
  const {model: shown, applied} = learn({}, equal, [integer('x', [1, 2])]);
  expect(shownCells(shown, 'x: deviation')).toEqual([0.001, 0.001]);
  expect(shownCells(applied, 'prediction(y)')).toEqual(['a', 'a']);
  expect(shownCells(applied, 'confidence(b)')).toEqual([0.5, 0.5]);
});

it('takes weights as counts, and a row without a label in the total only', () => {
  const weighted = [
    integer('x', [1, 3, 5, 5]),
    integer('w', [1, 3, 2, 2], 'weight'),
    nominal('y', ['a', 'a', 'b', null], {
      role: 'label',
      knownValues: ['a', 'b', 'c'],
    }),
  ];
  const {model: shown, applied} = learn({}, weighted, [
    integer('x', [2, null]),
  ]);
  expect(shownCells(shown, 'share')).toEqual([0.5, 0.25, 0]);
  expect(shownCells(shown, 'x: mean')[0]).toBe(2.5);
  expect(shownCells(shown, 'x: deviation')[0]).toBe(1);
  expect(shownCells(applied, 'confidence(c)')).toEqual([0, 0]);
  expect(shownCells(applied, 'confidence(a)')[1]).toBe(0.667);
});

it('stops without a column of the training data', () => {
  expect(() => learn({}, training, fresh.slice(1))).toThrow('"contract"');
});
