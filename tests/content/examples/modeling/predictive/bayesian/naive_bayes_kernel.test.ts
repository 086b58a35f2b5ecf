import {expect, it} from 'vitest';
import {run as plain} from '@lab/modeling/predictive/bayesian/naive_bayes';
import {
  run,
  withNumber,
} from '@lab/modeling/predictive/bayesian/naive_bayes_kernel';
import type {Table} from '@lab/_shared/types';
import {integer} from '@support/columns';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [rides = [], output = [], compared = []] = exampleTables(import.meta);
const training = asTable(rides, {purpose: 'label'});
const fresh = asTable(picked(output, ['hour']));
const inputs = {'training set': training, 'new data': fresh};
const learn = (settings = {}, table: Table = training, data: Table = fresh) =>
  run({'training set': table, 'new data': data}, settings).applied;

it('compares the settings', () => {
  const predicted = (table: Table | undefined) =>
    shownCells(table, 'prediction(purpose)');
  expect(column(compared, 'hour')).toEqual(column(output, 'hour'));
  expect(column(compared, 'minimum bandwidth 0.1')).toEqual(predicted(learn()));
  expect(column(compared, 'full, heuristic')).toEqual(
    predicted(learn({estimation_mode: 'full'})),
  );
  expect(column(compared, 'Naive Bayes')).toEqual(
    predicted(plain(inputs, {}).applied),
  );
});

it('gives a number to a kernel, or joins the two that are nearest', () => {
  const kernel = (value: number) => ({
    weight: 1,
    sum: value,
    squares: value * value,
  });
  const means = (values: readonly number[], most: number) =>
    values
      .reduce<ReturnType<typeof withNumber>>(
        (list, value) => withNumber(list, kernel(value), most),
        [],
      )
      .map(({sum, weight}) => [sum / weight, weight]);
  expect(means([5, 1, 5], 3)).toEqual([
    [1, 1],
    [5, 2],
  ]);
  // The closest pair is joined: 9 is nearer to 8 than 1 is to 4.
  expect(means([1, 4, 8, 9], 3)).toEqual([
    [1, 1],
    [4, 1],
    [8.5, 2],
  ]);
  // The new value is as near as the closest kernels, so these are joined.
  expect(means([1, 4, 8, 11], 3)).toEqual([
    [2.5, 2],
    [8, 1],
    [11, 1],
  ]);
  expect(means([1, 4], 1)).toEqual([[2.5, 2]]);
});

it('never predicts a class of equal numbers with the heuristic', () => {
  const equal: Table = [
    integer('x', [1, 1, 4, 6]),
    {name: 'y', type: 'nominal', role: 'label', values: ['a', 'a', 'b', 'b']},
  ];
  const data = [integer('x', [1, 2, null])];
  const applied = learn({estimation_mode: 'full'}, equal, data);
  expect(shownCells(applied, 'confidence(a)')).toEqual([0, 0, 0.5]);
});

it('uses a grid from a size of 11 on', () => {
  const settings = {minimum_bandwidth: 1, use_application_grid: true};
  const on = (size: number) =>
    shownCells(
      learn({...settings, application_grid_size: size}),
      'confidence(work)',
      6,
    );
  const exact = shownCells(
    learn({minimum_bandwidth: 1}),
    'confidence(work)',
    6,
  );
  expect(on(10)).toEqual(exact);
  expect(on(11)).not.toEqual(exact);
  expect(on(100_000).map((value) => Number(value).toFixed(2))).toEqual(
    exact.map((value) => Number(value).toFixed(2)),
  );
});

it('knows the shares of nominal values, also of those that are new', () => {
  const nominal: Table = [
    {name: 'x', type: 'nominal', values: ['k', 'k', 'l', null]},
    {name: 'y', type: 'nominal', role: 'label', values: ['a', 'a', 'b', 'b']},
  ];
  const data: Table = [
    {name: 'x', type: 'nominal', values: ['k', 'new', null]},
  ];
  expect(shownCells(learn({}, nominal, data), 'prediction(y)')).toEqual([
    'a',
    'b',
    'b',
  ]);
});
