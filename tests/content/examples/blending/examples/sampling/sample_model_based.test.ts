import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/sampling/sample_model_based';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers, gone] = exampleTables(import.meta);
const NOTES = {
  churn: {type: 'binominal', role: 'label'},
  'prediction(churn)': {type: 'binominal', role: 'prediction'},
} as const;
const table = asTable(customers, NOTES, [
  'customer',
  'churn',
  'prediction(churn)',
]);
const sampled = (input = table) =>
  run({'example set input': input}, {use_local_random_seed: true});

it('weighs rows as shown', () => {
  const {weights} = sampled();
  expect(shownCells(weights, 'weight')).toEqual(
    customers?.map(({weight}) => weight),
  );
  const exact = weights?.find(({name}) => name === 'weight')?.values ?? [];
  const most = Math.max(...exact.map(Number));
  expect(
    exact.map((weight) => Number((1 - Number(weight) / most).toFixed(3))),
  ).toEqual(customers?.map((row) => row['chance to stay']));
});

it('drops the rows shown, and weighs the others 1', () => {
  const output = sampled()['example set output'];
  const kept = shownCells(output, 'customer');
  expect(
    column(customers, 'customer').filter((id) => !kept.includes(id)),
  ).toEqual(column(gone, 'customer'));
  expect(new Set(shownCells(output, 'weight'))).toEqual(new Set([1]));
});

it('keeps nothing of a model without errors; a missing label is the first class', () => {
  const rows = [
    {id: 1, churn: 'no', 'prediction(churn)': 'no'},
    {id: 2, churn: '?', 'prediction(churn)': 'no'},
  ];
  expect(
    sampled(asTable(rows, NOTES))['example set output']?.[0]?.values,
  ).toEqual([]);
  expect(() => sampled(asTable(rows))).toThrow('nominal label');
});
