import {expect, it} from 'vitest';
import {bestPlace, gridValues} from '@lab/_shared/search/parameterGrid';
import {run} from '@lab/modeling/optimization/parameters/optimize_parameters_grid';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [scales = []] = exampleTables(import.meta, 'Description');
const [customers = [], , best] = exampleTables(import.meta);
const table = asTable(customers, {
  customer_id: 'id',
  churn: {role: 'label', knownValues: ['no', 'yes']},
});
const searched = (parameters: readonly (readonly [string, string])[]) =>
  run({'input 1': table}, {parameters});
const example = () =>
  searched([
    ['k-NN.k', '[1;7;3;linear]'],
    ['k-NN.weighted_vote', 'true,false'],
  ]);

it('keeps the best one', () => {
  expect(shownRows(example()['parameter set'])).toEqual(
    best?.map((row) => ({...row, value: String(row.value)})),
  );
});

it.each(scales)('has the values of the $Scale scale', (row) => {
  const values = gridValues(`[1;100;2;${row.Scale}]`, false).map(Number);
  expect(values.join(', ')).toBe(row['Values from 1 to 100 in two steps']);
});

it('rounds whole numbers, and tries neighbors that are equal once', () => {
  expect(gridValues('[1;3;4;linear]', true)).toEqual(['1', '2', '3']);
  expect(gridValues('[1;9;4;linear]', true)).toEqual(['1', '3', '5', '7', '9']);
});

it('keeps the first of equals, and takes an unknown measure for the worst', () => {
  expect(bestPlace([0.5, 0.7, 0.7])).toBe(1);
  expect(bestPlace([NaN, 0.1, NaN])).toBe(1);
});

it('needs a combination', () => {
  expect(() => searched([['k-NN.k', '3']])).not.toThrow();
  expect(() => searched([])).toThrow('There is no combination to try.');
});

it('takes its customers from the sample data', () => {
  const names = Object.keys(customers[0] ?? {});
  expect(column(customers, 'customer_id')).toHaveLength(18);
  expect(picked(shownRows(sampleTable('churn-customers.csv')), names)).toEqual(
    expect.arrayContaining([...customers]),
  );
});
