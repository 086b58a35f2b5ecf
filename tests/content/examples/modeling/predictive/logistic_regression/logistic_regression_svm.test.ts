import {expect, it} from 'vitest';
import {kernelLogistic} from '@lab/_shared/kernels/kernelLogistic';
import {run} from '@lab/modeling/predictive/logistic_regression/logistic_regression_svm';
import type {Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {integer, nominal, real} from '@support/columns';
import {exampleTables, picked, rounded} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [people = [], weights, output = []] = exampleTables(import.meta);
const training = asTable(people, {stays: 'label'});
const fresh = asTable(picked(output, ['days', 'invites']));
const learn = (settings = {}, table: Table = training, data: Table = fresh) =>
  run({'training set': table, 'new data': data}, settings);

it('finds the weights of the page', () => {
  expect(shownRows(learn().weights)).toEqual(weights);
});

it('has the bias, score, and chance of the text', () => {
  expect(shownCells(learn().bias, 'bias')).toEqual([0.01]);
  const [, , sure] = shownCells(learn().applied, 'confidence(yes)', 9);
  const score = 0.5 + Math.log(Number(sure) / (1 - Number(sure)));
  expect(rounded(score)).toBe(0.454);
  expect(rounded(1 / (1 + Math.exp(-score)))).toBe(0.612);
  const radial = learn({kernel_type: 'radial'}).applied;
  expect(shownCells(radial, 'confidence(yes)')[2]).toBe(0.527);
  expect(shownCells(radial, 'prediction(stays)')[2]).toBe('yes');
});

it('fulfils the conditions of the optimum', () => {
  // At the optimum, a row's margin is the logit of alpha divided by C.
  const tight = learn({convergence_epsilon: 1e-9, scale: false});
  const alphas = (tight.rows?.[0]?.values ?? []).map(Number);
  const [days = [], invites = []] = training.map(({values}) => values);
  const [b] = shownCells(tight.bias, 'bias', 12).map(Number);
  const [w1, w2] = shownCells(tight.weights, 'Weight', 12).map(Number);
  expect(alphas.reduce((sum, alpha) => sum + alpha, 0)).toBeCloseTo(0);
  alphas.forEach((alpha, at) => {
    const score =
      Number(b) +
      Number(w1) * Number(days[at]) +
      Number(w2) * Number(invites[at]);
    const size = Math.abs(alpha);
    const margin = Math.sign(alpha) * score;
    expect(-Math.log(size / (1 - size))).toBeCloseTo(margin, 5);
  });
});

it('keeps confidences of other kernels near a half', () => {
  const radial = learn({kernel_type: 'radial'});
  const shown = shownCells(radial.applied, 'confidence(yes)')
    .slice(0, 3)
    .map(Number);
  expect(Math.min(...shown)).toBeGreaterThan(0.377);
  expect(Math.max(...shown)).toBeLessThan(0.623);
});

it('takes a 0 as the mean while it scales the training rows', () => {
  const zeros = [
    integer('x', [0, 2, 4, 6]),
    nominal('y', ['a', 'a', 'b', 'b'], 'label'),
  ];
  const mean = withColumn(zeros, 'x', {values: [3, 2, 4, 6]});
  const of = (table: Table) =>
    shownCells(learn({}, table, [real('x', [4])]).weights, 'Weight');
  expect(of(zeros)).not.toEqual(of(mean));
  expect(of(zeros).map(Number)[0]).toBeGreaterThan(0);
});

it('stops at gaps, and at a third class', () => {
  const changed = (name: string, values: Table[number]['values']) =>
    withColumn(training, name, {values});
  expect(() =>
    learn({}, changed('days', [3, null, 9, 14, 12, 18, 22, 27])),
  ).toThrow('missing values');
  expect(() =>
    learn({}, changed('stays', ['a', 'b', 'c', 'a', 'a', 'a', 'a', 'a'])),
  ).toThrow('two classes');
});

it('leaves the weight of a single row of a class where the first step puts it', () => {
  const signs = [-1, -1, -1, 1];
  for (const numbers of [
    [-1.5, -0.5, 0.2, 1.6],
    [1.6, 0.2, -0.5, -1.5],
  ]) {
    const order = numbers[0] === 1.6 ? [...signs].reverse() : signs;
    const {alphas, bias} = kernelLogistic({
      kernel: numbers.map((one) => numbers.map((other) => one * other)),
      signs: order,
      limit: 1,
      tolerance: 0.001,
      maxSteps: 100000,
    });
    expect(alphas[order.indexOf(1)]).toBeCloseTo(2 / 3, 6);
    expect(bias).toBeCloseTo(-0.719, 3);
  }
});
