import {expect, it} from 'vitest';
import {nearestRows, run} from '@lab/modeling/predictive/lazy/k_nn';
import {withColumn} from '@support/changedTable';
import {real} from '@support/columns';
import {
  column,
  exampleTables,
  numbers,
  picked,
  rounded,
} from '@support/exampleTables';
import {chartData} from '@support/figures';
import {asTable, shownCells} from '@support/runTables';

const [customers = [], output = [], neighbors] = exampleTables(import.meta);
const training = asTable(customers, {customer: 'id', renews: 'label'});
const known = asTable(picked(output, ['customer', 'calls', 'plan']), {
  customer: 'id',
});
const predict = (settings = {}, data = known, table = training) =>
  run({'training set': table, 'new data': data}, {k: 3, ...settings}).applied;

it('weights the neighbors of the first customer', () => {
  const distances = [1, Math.SQRT2, 2];
  const total = distances.reduce((sum, distance) => sum + distance, 0);
  expect(numbers(neighbors, 'Distance')).toEqual(
    distances.map((distance) => rounded(distance)),
  );
  expect(numbers(neighbors, 'Weight')).toEqual(
    distances.map((distance) => rounded((1 - distance / total) / 2)),
  );
  const [c, b, d] = numbers(neighbors, 'Weight') as [number, number, number];
  expect(column(neighbors, 'renews')).toEqual(['yes', 'no', 'yes']);
  expect([rounded(b), rounded(c + d)]).toEqual([
    output[0]?.['confidence(no)'],
    output[0]?.['confidence(yes)'],
  ]);
});

it('predicts another class for the tie without weights', () => {
  const counted = predict({weighted_vote: false});
  expect(shownCells(counted, 'prediction(renews)')).toEqual([
    'yes',
    'yes',
    'no',
    'no',
  ]);
});

it('predicts a number as 0 with one weighted neighbor, unless it is equal', () => {
  const numeric = [real('x', [1, 2]), real('y', [10, 20], 'label')] as const;
  const data = [real('x', [1, 1.9])] as const;
  const numbersOf = (settings: object) =>
    shownCells(predict(settings, data, numeric), 'prediction(y)');
  expect(numbersOf({k: 1})).toEqual([10, 0]);
  expect(numbersOf({k: 1, weighted_vote: false})).toEqual([10, 20]);
  // With fewer than k rows, the sum of two labels is divided by 5, or weighted
  // for 5.
  expect(numbersOf({k: 5, weighted_vote: false})).toEqual([6, 6]);
  expect(numbersOf({k: 5})).toEqual([2.5, 4.75]);
});

it('predicts the class without a neighbor where no distance is known', () => {
  const loyal = training.map((one) =>
    one.role === 'label'
      ? {...one, knownValues: ['yes', 'no'], values: one.values.map(() => 'no')}
      : one,
  );
  const unknown = predict({}, known, loyal);
  expect(shownCells(unknown, 'prediction(renews)').at(-1)).toBe('yes');
  expect(shownCells(unknown, 'confidence(yes)').at(-1)).toBe(0);
  expect(shownCells(unknown, 'confidence(no)').at(-1)).toBe('?');
});

it('takes a missing label as the first class', () => {
  const gaps = training.map((one) =>
    one.role === 'label'
      ? {...one, knownValues: ['yes', 'no'], values: one.values.map(() => null)}
      : one,
  );
  expect(shownCells(predict({}, known, gaps), 'confidence(yes)')[0]).toBe(1);
});

it('keeps a row against one as far away, and takes unknown distances last', () => {
  const nearest = (distances: number[], k: number) =>
    nearestRows(
      distances.map((distance, row) => ({distance, row})),
      k,
    )
      .map(({row}) => row)
      .sort();
  expect(nearest([2, 2], 1)).toEqual([0]);
  expect(nearest([2, 1, 2], 2)).toEqual([0, 1]);
  expect(nearest([2, 2, 1], 2)).toEqual([1, 2]);
  expect(nearest([3, NaN, 2], 2)).toEqual([0, 2]);
});

it('takes a value that the training data did not have as missing, and stops without a column', () => {
  const other = withColumn(known, 'plan', {
    values: ['gold', 'gold', 'gold', 'gold'],
  });
  expect(shownCells(predict({}, other), 'confidence(no)').slice(2)).toEqual([
    0.625,
    '?',
  ]);
  expect(() => predict({}, known.slice(0, 2))).toThrow('"plan"');
  expect(() => predict({}, known, training.slice(0, 3))).toThrow('no label');
});

it('draws the customers where calls and plan put them', () => {
  const [chart] = chartData(import.meta);
  const place = ({calls, plan}: Readonly<Record<string, unknown>>) => [
    Number(calls),
    plan === 'premium' ? 1 : 0,
  ];
  const of = (label: string) =>
    customers.filter(({renews}) => renews === label).map(place);
  const sorted = (points: readonly (readonly number[])[] = []) =>
    [...points].sort((one, other) => one[0]! - other[0]!);
  expect(sorted(chart?.['renews no'] as unknown as number[][])).toEqual(
    sorted(of('no')),
  );
  expect(sorted(chart?.['renews yes'] as unknown as number[][])).toEqual(
    sorted(of('yes')),
  );
  expect(chart?.P).toEqual([place(output[0]!)]);
});
