import {expect, it} from 'vitest';
import {run} from '@lab/utility/random_data_generation/add_noise';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [customers] = exampleTables(import.meta);
const table = asTable(customers, {churned: 'label'});
const disturbed = (settings = {}, input = table) =>
  run({'example set input': input}, settings)['example set output'];

it('leaves the table alone without noise, and changes every label with 1', () => {
  expect(disturbed({label_noise: 0})).toEqual(table);
  expect(disturbed({label_noise: 1})?.[2]?.values).toEqual([
    'yes',
    'no',
    'yes',
    'yes',
  ]);
});

it('fills a missing label with a class that is not the first', () => {
  const gap = [{...table[2]!, values: ['no', 'yes', null]}];
  expect(disturbed({label_noise: 1}, gap)?.[0]?.values).toEqual([
    'yes',
    'no',
    'yes',
  ]);
});

it('spreads a numeric label by its range', () => {
  const label = (values: number[]) => [real('y', values, 'label')];
  const [narrow] = disturbed({label_noise: 0.1}, label([0, 1])) ?? [];
  const [wide] = disturbed({label_noise: 0.1}, label([0, 10])) ?? [];
  expect(wide?.values[0]).toBeCloseTo(Number(narrow?.values[0]) * 10);
});
