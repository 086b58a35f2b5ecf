import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/trees/id3';
import type {Table} from '@lab/_shared/types';
import {benefitOf, treeLabels} from '@lab/_shared/trees/splitBenefit';
import {withColumn} from '@support/changedTable';
import {exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, worth = [], leaves] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const learn = (settings = {}, table: Table = training, data: Table = []) =>
  run({'training set': table, 'unlabelled data': data}, settings);
const model = (settings = {}, table: Table = training) =>
  shownRows(learn(settings, table).model);

/** A table of nominal columns. One of them is the label. */
const nominal = (columns: Record<string, (string | null)[]>): Table =>
  Object.entries(columns).map(([name, values]) => ({
    name,
    type: 'nominal',
    values,
    ...(name === 'label' && {role: 'label'}),
  }));

it('weighs the columns as the page shows', () => {
  const labels = treeLabels(training);
  const rows = labels.places.map((_, row) => row);
  const worthOf = (name: string, criterion: string) => {
    const column = training.find((one) => one.name === name);
    return rounded(
      (column && benefitOf(column, rows, labels, criterion, 0.01)?.benefit) ??
        NaN,
    );
  };
  expect(worth).toEqual(
    ['region', 'contract', 'payment'].map((column) => ({
      column,
      gain: worthOf(column, 'information_gain'),
      'gain ratio': worthOf(column, 'gain_ratio'),
    })),
  );
});

it('learns the leaves of the page', () => {
  expect(model({minimal_size_for_split: 50})).toEqual(leaves);
});

it('keeps the east together with a larger leaf size', () => {
  expect(model({minimal_leaf_size: 5})[1]).toEqual({
    leaf: 'contract = monthly, region = east',
    no: 1,
    yes: 2,
    prediction: 'yes',
  });
});

it('makes a split that gains nothing', () => {
  const table = nominal({x: ['u', 'u', 'v', 'v'], label: ['a', 'b', 'a', 'b']});
  expect(model({}, table)).toHaveLength(2);
  expect(model({minimal_gain: 10}, table)).toHaveLength(2);
});

it('asks an undefined column first', () => {
  const table: Table = withColumn(
    nominal({
      good: ['u', 'u', 'v', 'v'],
      bad: ['p', 'q', 'p', 'q'],
      label: ['a', 'a', 'b', 'b'],
    }),
    'bad',
    {knownValues: ['p', 'q', 'r']},
  );
  const first = (criterion: string) => model({criterion}, table)[0]?.leaf;
  expect(first('information_gain')).toBe('good = u');
  expect(first('gini_index')).toBe('bad = p, good = u');
  expect(first('accuracy')).toBe('bad = p, good = u');
});

it('sends a gap with the first value, and answers it by the majority', () => {
  const table = nominal({
    x: ['u', 'u', 'v', 'v', null],
    label: ['a', 'a', 'b', 'b', 'a'],
  });
  const data = nominal({x: [null, 'w', 'v']});
  const out = learn({}, table, data);
  expect(shownRows(out.model)[0]).toEqual({
    leaf: 'x = u',
    a: 3,
    b: 0,
    prediction: 'a',
  });
  expect(shownCells(out['labelled data'], 'prediction(label)')).toEqual([
    'a',
    'a',
    'b',
  ]);
});

it('stops where the operator does', () => {
  expect(() => learn({}, training.slice(0, 4))).toThrow('no label');
  expect(() => learn({}, nominal({label: ['a', 'b']}))).toThrow('no regular');
  expect(() => learn({}, nominal({x: ['u'], label: [null]}))).toThrow(
    'missing values',
  );
});
