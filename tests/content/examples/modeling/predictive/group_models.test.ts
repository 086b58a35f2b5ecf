import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/group_models';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [training, compared] = exampleTables(import.meta);
const id = {customer_id: {role: 'id'}} as const;
const apply = (models: string) =>
  shownCells(
    run(
      {
        'training set': asTable(training, id),
        'new data': asTable(compared, id, ['customer_id', 'monthly_charge']),
      },
      {models},
    ).applied,
    'monthly_charge',
  );

it('applies the models in their order', () => {
  expect(apply('fill, scale')).toEqual(column(compared, 'fill, then scale'));
  expect(apply('scale, fill')).toEqual(column(compared, 'scale, then fill'));
});

it('scales by the deviation that the page names', () => {
  const charges = column(training, 'monthly_charge').map(Number);
  const mean = charges.reduce((sum, one) => sum + one, 0) / charges.length;
  const squares = charges.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  expect(mean).toBeCloseTo(38.9, 6);
  expect(Math.sqrt(squares / (charges.length - 1))).toBeCloseTo(8.382, 3);
});
