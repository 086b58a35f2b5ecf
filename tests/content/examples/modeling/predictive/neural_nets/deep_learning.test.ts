import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/neural_nets/deep_learning';
import {real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [outputs] = exampleTables(import.meta);

it('computes the activations of the page', () => {
  expect(
    shownRows(run({sums: asTable(picked(outputs, ['sum']))}, {}).outputs),
  ).toEqual(outputs);
});

it('takes the same first step for a large and a small gradient', () => {
  const first = (gradient: number) =>
    shownCells(
      run({gradients: [real('gradient', [gradient])]}, {}).steps,
      'step, in thousandths',
      2,
    );
  expect(first(50)).toEqual(first(0.5));
});
