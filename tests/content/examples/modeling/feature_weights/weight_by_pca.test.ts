import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_pca';
import {columnStatistics} from '@lab/_shared/tables/columnStatistics';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [calls, output] = exampleTables(import.meta);
const raw = asTable(calls);
const scaled = raw.map((one) => {
  const {mean, variance} = columnStatistics(one.values);
  return {
    ...one,
    type: 'real' as const,
    values: one.values.map(
      (value) => (Number(value) - mean) / Math.sqrt(variance),
    ),
  };
});

it.each([
  ['raw, 1', raw, 1],
  ['raw, 2', raw, 2],
  ['scaled, 1', scaled, 1],
  ['scaled, 2', scaled, 2],
] as const)('weighs %s as shown', (title, table, component) => {
  const {weights} = run(
    {'example set': table},
    {component_number: component, sort_weights: false},
  );
  expect(shownCells(weights, 'weight')).toEqual(column(output, title));
});

it('stops at a gap', () => {
  const gap = raw.map((one, at) =>
    at === 0 ? {...one, values: [null, ...one.values.slice(1)]} : one,
  );
  expect(() => run({'example set': gap}, {})).toThrow('missing values');
});
