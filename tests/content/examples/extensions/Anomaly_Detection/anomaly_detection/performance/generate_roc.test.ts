import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/performance/generate_roc';
import {column, exampleTables} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [parts = [], curve = []] = exampleTables(import.meta);

const results = (rows: ExampleTable, outlier = 'fault') =>
  run(
    {
      'example set': asTable(
        rows,
        {part: 'id', outlier: 'outlier', finding: 'label'},
        ['part', 'outlier', 'finding'],
      ),
    },
    {label_value_for_outliers: outlier},
  );

it.each([
  ['roc set', 'false_positive_rate'],
  ['roc set', 'true_positive_rate'],
  ['pre', 'precision'],
  ['pre', 'recall'],
])('gives the points of the page: %s, %s', (port, name) => {
  expect(shownCells(results(parts)[port], name)).toEqual(column(curve, name));
});

it('counts a tie as half a pair', () => {
  expect(shownCells(results(parts).auc, 'att1')).toEqual([10.5 / 12]);
});

it('takes the earlier of two rows with equal scores', () => {
  const tied = [
    {part: 'P1', outlier: 1, finding: 'ok'},
    {part: 'P2', outlier: 1, finding: 'fault'},
  ];
  expect(shownCells(results(tied)['example set'], 'prediction')).toEqual([
    'fault',
    'ok',
  ]);
});

it('wants two classes', () => {
  expect(() => results(parts, 'broken')).toThrow('two values');
  expect(() => results(parts.slice(4))).toThrow('both classes');
});

it('wants a label in each row', () => {
  const gap = {part: 'P9', outlier: 0.5, finding: '?'};
  expect(() => results([...parts, gap])).toThrow('missing');
});
