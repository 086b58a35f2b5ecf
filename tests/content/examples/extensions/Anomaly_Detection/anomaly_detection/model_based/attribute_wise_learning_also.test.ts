import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/model_based/attribute_wise_learning_also';
import {exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);

const results = (
  rows: ExampleTable = table,
  names: readonly string[] = ['motor', 'load', 'power'],
) =>
  run(
    {'example set': asTable(rows, {motor: 'id'}, names)},
    {number_of_folds: 5},
  );

it('has the weights that the text names', () => {
  const weights = shownCells(results().weights, 'weight', 5).map(Number);
  expect(weights).toEqual([0.76423, 0.77044]);
  const root = Math.sqrt((19.352 + 1965.113) / 1.53467);
  expect(rounded(root)).toBe(35.96);
});

it('gives a constant column no weight, and then the score 0', () => {
  const constant = table.map((row) => ({...row, power: 5}));
  expect(shownCells(results(constant).weights, 'weight')).toEqual([0, 0]);
  expect(shownCells(results(constant)['example set'], 'outlier')[0]).toBe(0);
});

it('wants two columns without gaps', () => {
  expect(() => results(table, ['motor', 'load'])).toThrow('fewer than two');
  expect(() =>
    results([...table, {motor: 'M11', load: '?', power: 3}]),
  ).toThrow('missing');
});
