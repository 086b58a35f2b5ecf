import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_weight_stratification';
import type {Settings} from '@lab/_shared/types';
import {exampleTables, numbers} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers = [], results] = exampleTables(import.meta);
const notes = {customer_id: {role: 'id'}, churn: {role: 'label'}};
const table = asTable(customers, notes);
const weigh = (settings: Settings, input = table) =>
  run({'example set input': input}, settings)['example set output'];

it('weighs both classes alike, and a row without a label like the first class', () => {
  const output = weigh({total_weight: 7});
  expect(output?.at(-1)?.role).toBe('weight');
  expect(numbers(results, 'weight').reduce((sum, one) => sum + one, 0)).toBe(
    7.875,
  );
});

it('keeps a share for a class without rows', () => {
  const label = {role: 'label', knownValues: ['no', 'yes', 'maybe']};
  const known = asTable(customers.slice(0, 6), {churn: label});
  const sum = shownCells(weigh({total_weight: 6}, known), 'weight', 6).reduce(
    (total: number, weight) => total + Number(weight),
    0,
  );
  expect(sum).toBe(4);
});

it('leaves a table with weights alone, and wants a nominal label', () => {
  const weighed = asTable([{a: 1, w: 2}], {w: 'weight'});
  expect(weigh({}, weighed)).toBe(weighed);
  expect(() => weigh({}, asTable([{a: 1}], {a: 'label'}))).toThrow(
    'The table needs a nominal label.',
  );
  expect(() => weigh({}, asTable([{a: 'x', weight: 2}], {a: 'label'}))).toThrow(
    'There is a column "weight" already.',
  );
});
