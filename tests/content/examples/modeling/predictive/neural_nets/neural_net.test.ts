import {expect, it} from 'vitest';
import {layerSizes, run} from '@lab/modeling/predictive/neural_nets/neural_net';
import {real} from '@support/columns';
import {exampleTables, picked, rounded} from '@support/exampleTables';
import {chartData} from '@support/figures';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers = [], rates = [], predictions = []] = exampleTables(
  import.meta,
);
const training = asTable(customers, {churn: 'label'});
const fresh = asTable(picked(predictions, ['tenure_months', 'monthly_charge']));
const fit = (settings = {}, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, settings);

it('reaches the errors of the page', () => {
  const known = training.slice(0, 2);
  expect(
    rates.map(({learning_rate: rate = 0}) => {
      const {errors, applied} = fit(
        {learning_rate: Number(rate)},
        training,
        known,
      );
      const guesses = shownCells(applied, 'prediction(churn)');
      return {
        learning_rate: rate,
        'error after 200 cycles': shownCells(errors, 'error')[199],
        'wrong of ten': customers.filter(
          ({churn}, row) => churn !== guesses[row],
        ).length,
      };
    }),
  ).toEqual(rates);
});

it('draws the errors', () => {
  const [chart = {}] = chartData(import.meta);
  for (const [name, data] of Object.entries(chart)) {
    const errors = shownCells(
      fit({learning_rate: Number(name.split(' ').at(-1))}).errors,
      'error',
      4,
    );
    const points = data as readonly (readonly [number, number])[];
    expect(points).toEqual(points.map(([cycle]) => [cycle, errors[cycle - 1]]));
  }
  expect(Object.keys(chart)).toHaveLength(3);
});

it('takes a gap of new data as the middle of the range', () => {
  const charges = fresh.map((one) => ({
    ...one,
    values: one.values.map((value) => value ?? (36.23 + 50.56) / 2),
  }));
  expect(
    shownRows(fit({learning_rate: 0.3}, training, charges).applied)[3],
  ).toEqual({...predictions[3], monthly_charge: 43.395});
});

it('computes the size of a layer, and of a list with 0', () => {
  expect(layerSizes({}, 2, 2)).toEqual([3]);
  expect(layerSizes({}, 3, 2)).toEqual([4]);
  expect(
    layerSizes(
      {
        hidden_layers: [
          ['a', '-1'],
          ['b', '5'],
        ],
      },
      2,
      1,
    ),
  ).toEqual([3, 5]);
});

it('learns a number, with two hidden layers, and stops early', () => {
  const line = [
    real('x', [1, 2, 3, 4, 5]),
    real('y', [2, 4, 6, 8, 10], 'label'),
  ] as const;
  const settings = {learning_rate: 0.3, training_cycles: 2000, momentum: 0.2};
  const {applied} = fit(settings, line, line.slice(0, 1));
  shownCells(applied, 'prediction(y)').forEach((value, row) =>
    expect(Number(value)).toBeCloseTo(Number(line[1].values[row]), 0),
  );
  const early = fit({...settings, error_epsilon: 0.01}, line, line.slice(0, 1));
  const course = shownCells(early.errors, 'error', 9).map(Number);
  expect(course.length).toBeLessThan(2000);
  expect(course.filter((error) => error < 0.01)).toEqual(course.slice(-1));
  const deep = fit({
    hidden_layers: [
      ['a', '2'],
      ['b', '4'],
    ],
  }).model;
  // Number of weights: two nodes with a bias and two inputs, four with two, and
  // two outputs with four.
  expect(deep?.[0]?.values).toHaveLength(2 * 3 + 4 * 3 + 2 * 5);
});

it('moves only by the rows that have a weight, and stays put for a tie', () => {
  const none = [
    ...training,
    real(
      'w',
      customers.map((_, row) => Number(row === 0)),
      'weight',
    ),
  ] as const;
  const {applied} = fit({learning_rate: 0.3}, none);
  expect(shownCells(applied, 'prediction(churn)')).toEqual([
    'no',
    'no',
    'no',
    'no',
  ]);
  expect(
    rounded(
      Number(
        shownCells(fit({decay: true, learning_rate: 0.3}).errors, 'error')[9],
      ),
      2,
    ),
  ).toBe(0.24);
});

it('stops at a gap in the training data', () => {
  const gap = training.map((one) => ({
    ...one,
    values: [null, ...one.values.slice(1)],
  }));
  expect(() => fit({}, gap)).toThrow('missing values');
  expect(() => fit({}, training.slice(0, 2))).toThrow('no label');
});

it('stops at a gap in a numeric label, and at an error without bounds', () => {
  const numbers = (labels: readonly (number | null)[], weight: number) =>
    [
      real('x', [1, 2, 3]),
      real('y', labels, 'label'),
      real('w', [weight, 1, 1], 'weight'),
    ] as const;
  const learn = (table: ReturnType<typeof numbers>) =>
    fit({}, table, table.slice(0, 1));
  expect(() => learn(numbers([2, null, 6], 1))).toThrow('missing values');
  expect(() => learn(numbers([2, 4, 6], 1e200))).toThrow('finite');
  expect(learn(numbers([2, 4, 6], 1)).applied).toBeDefined();
});
