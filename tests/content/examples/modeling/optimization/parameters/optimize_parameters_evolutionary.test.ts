import {expect, it} from 'vitest';
import {
  boundsOf,
  run,
  startValues,
} from '@lab/modeling/optimization/parameters/optimize_parameters_evolutionary';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const PARENT = 'operators/modeling/optimization/parameters';
const [customers = []] = exampleTables(`${PARENT}/optimize_parameters_grid`);
const [tries] = exampleTables(`${PARENT}/optimize_parameters_evolutionary`);
const table = asTable(customers, {
  customer_id: 'id',
  churn: {role: 'label', knownValues: ['no', 'yes']},
});
const searched = (values: string, settings = {}) =>
  run({'input 1': table}, {parameters: [['k-NN.k', values]], ...settings});

it('draws and measures the first values as the page shows', () => {
  expect(shownRows(searched('[1;7]').log)).toEqual(
    tries?.map(({k, accuracy}) => ({k, accuracy})),
  );
});

it('keeps the last of equal individuals, which is measured first', () => {
  const {log, parameter} = searched('[1;7]');
  const accuracies = shownCells(log, 'accuracy').map(Number);
  const best = accuracies.lastIndexOf(Math.max(...accuracies));
  expect(shownCells(parameter, 'value')).toEqual([shownCells(log, 'k')[best]]);
});

it('draws both bounds, and the same values for the same seed', () => {
  const values = startValues([1, 3], {population_size: 50});
  expect(Math.min(...values)).toBe(1);
  expect(Math.max(...values)).toBe(3);
  expect(startValues([1, 3], {population_size: 50})).toEqual(values);
});

it('takes ranges only', () => {
  expect(boundsOf('[0.5;2]')).toEqual([0.5, 2]);
  expect(boundsOf('1:9')).toEqual([1, 9]);
  expect(boundsOf('[1;9;4;linear]')).toBe(undefined);
  expect(() => searched('1,3,5')).toThrow('No parameter is given as a range.');
});
