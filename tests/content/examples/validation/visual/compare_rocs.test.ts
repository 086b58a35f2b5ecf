import {expect, it} from 'vitest';
import {curveOf, run} from '@lab/validation/visual/compare_rocs';
import {withColumn} from '@support/changedTable';
import {exampleTables, picked} from '@support/exampleTables';
import {chartData} from '@support/figures';
import {asTable, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers = [], test = [], curves] = exampleTables(import.meta);
const table = asTable(customers, {
  customer_id: 'id',
  churn: {role: 'label', knownValues: ['no', 'yes']},
});
const compared = (settings = {}) =>
  run(
    {'example set': table},
    {split_ratio: 0.5, sampling_type: 'linear sampling', ...settings},
  );

it('scores the test rows as the page shows', () => {
  const names = ['customer_id', 'churn', '1-NN', '3-NN'];
  expect(picked(shownRows(compared().scored), names)).toEqual(test);
});

it('has the areas of the text', () => {
  const areaOf = (model: string, roc_bias: string) => {
    const points = shownRows(compared({roc_bias}).rocComparison, 9)
      .filter((row) => row.model === model)
      .map((row) =>
        [row['false positives'], row['true positives']].map(Number),
      );
    return points.slice(1).reduce((sum, [x = 0, y = 0], at) => {
      const [beforeX = 0, beforeY = 0] = points[at] ?? [];
      return sum + ((x - beforeX) * (y + beforeY)) / 2;
    }, 0);
  };
  expect(areaOf('3-NN', 'optimistic')).toBe(1);
  expect(areaOf('3-NN', 'pessimistic')).toBe(0.8125);
  expect(areaOf('1-NN', 'optimistic')).toBe(0.875);
  expect(areaOf('1-NN', 'pessimistic')).toBe(0.375);
});

it('draws the figure from the points', () => {
  const pointsOf = (model: string) =>
    (curves ?? [])
      .filter((row) => row.model === model)
      .map((row) => [row['false positives'], row['true positives']]);
  expect(chartData(import.meta)[0]).toMatchObject({
    '1-NN': pointsOf('1-NN'),
    '3-NN': pointsOf('3-NN'),
  });
});

it('puts positive rows first, or last, among equal confidences', () => {
  const scored = asTable(
    [
      {label: 'no', confidence: 0.5},
      {label: 'yes', confidence: 0.5},
    ],
    {label: 'label', confidence: 'confidence_yes'},
  );
  const middle = (bias: 'optimistic' | 'neutral' | 'pessimistic') =>
    curveOf(scored, bias).slice(1, -1);
  expect(middle('optimistic')).toEqual([{x: 0, y: 1}]);
  expect(middle('pessimistic')).toEqual([{x: 1, y: 0}]);
  expect(middle('neutral')).toEqual([]);
});

it('begins the neutral curve behind a confidence of 1 that both classes have', () => {
  const scored = asTable(
    [
      {label: 'no', confidence: 1},
      {label: 'yes', confidence: 1},
      {label: 'no', confidence: 0.5},
      {label: 'yes', confidence: 0.5},
    ],
    {label: 'label', confidence: 'confidence_yes'},
  );
  expect(curveOf(scored, 'neutral')[0]).toEqual({x: 0.5, y: 0.5});
  expect(curveOf(scored, 'optimistic')[0]).toEqual({x: 0, y: 0});
});

it('needs a label of two values', () => {
  const three = withColumn(table, 'label', {
    knownValues: ['no', 'yes', 'maybe'],
  });
  expect(() => curveOf(three, 'neutral')).toThrow(
    'The label must have exactly two values.',
  );
});

it('takes its customers from the sample data', () => {
  const names = Object.keys(customers[0] ?? {});
  expect(picked(shownRows(sampleTable('churn-customers.csv')), names)).toEqual(
    expect.arrayContaining([...customers]),
  );
});
