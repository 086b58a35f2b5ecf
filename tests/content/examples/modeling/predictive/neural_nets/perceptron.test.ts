import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/neural_nets/perceptron';
import {withColumn} from '@support/changedTable';
import {real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [machines = [], steps, predictions = []] = exampleTables(import.meta);
const training = asTable(machines, {state: 'label'});
const fresh = asTable(picked(predictions, ['vibration', 'heat']));
const fit = (settings = {}, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, settings);

it('corrects the border as the page shows', () => {
  const names = {round: 'pass'} as Readonly<Record<string, string>>;
  expect(
    shownRows(fit().steps, 4).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [names[name] ?? name, cell]),
      ),
    ),
  ).toEqual(steps);
});

it('predicts what the page shows, and the second class for a gap', () => {
  expect(
    shownCells(
      fit({}, training, training.slice(0, 2)).applied,
      'prediction(state)',
    ),
  ).toEqual(training[2]?.values);
});

it('draws the same border at another learning rate, with ten times the coefficients', () => {
  const of = (learning_rate: number) =>
    shownCells(fit({learning_rate}).model, 'coefficient', 9).map(Number);
  of(0.5).forEach((one, at) =>
    expect(one).toBeCloseTo(Number(of(0.05)[at]) * 10, 7),
  );
  expect(
    shownCells(fit({learning_rate: 0.5}).applied, 'prediction(state)'),
  ).toEqual(shownCells(fit().applied, 'prediction(state)'));
});

it('has no coefficients with rounds or learning rate at 0', () => {
  for (const settings of [{rounds: 0}, {learning_rate: 0}]) {
    expect(shownCells(fit(settings).model, 'coefficient')).toEqual([
      'NaN',
      'NaN',
      'NaN',
    ]);
  }
  expect(shownCells(fit({learning_rate: 0}).steps, 'round')).toContain(2);
});

it('loses all rows to the second class after a gap in the first', () => {
  const gap = (row: number) =>
    withColumn(training, 'heat', (value, at) => (at === row ? null : value));
  const classes = (row: number) =>
    shownCells(fit({}, gap(row)).applied, 'prediction(state)');
  expect(classes(0)).toEqual(['faulty', 'faulty', 'faulty', 'faulty']);
  expect(classes(1)).toContain('ok');
});

it('needs the columns of the training data, and passes over others', () => {
  expect(() => fit({}, training, fresh.slice(0, 1))).toThrow('no column');
  const more = real('more', [1, 1, 1, 1]);
  const predicted = (data: typeof fresh) =>
    shownCells(fit({}, training, data).applied, 'prediction(state)');
  expect(predicted([...fresh, more])).toEqual(predicted(fresh));
});
