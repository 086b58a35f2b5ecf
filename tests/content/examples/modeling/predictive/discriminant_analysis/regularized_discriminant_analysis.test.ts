import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/discriminant_analysis/regularized_discriminant_analysis';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [pumpkins = [], compared = []] = exampleTables(import.meta);
const inputs = {
  'training set': asTable(pumpkins, {kind: 'label'}),
  'new data': asTable(picked(compared, ['length', 'girth'])),
};

it.each([0, 0.5, 0.9, 1])('predicts with alpha %d', (alpha) => {
  const {applied} = run(inputs, {alpha});
  expect(shownCells(applied, 'prediction(kind)')).toEqual(
    column(compared, `alpha ${alpha}`),
  );
});

it.each([0, 0.5, 0.9, 1])('is right about all pumpkins with %d', (alpha) => {
  const {applied} = run(
    {...inputs, 'new data': inputs['training set']},
    {alpha},
  );
  expect(shownCells(applied, 'prediction(kind)')).toEqual(
    column(pumpkins, 'kind'),
  );
});

it('mixes half and half by default', () => {
  expect(run(inputs, {})).toEqual(run(inputs, {alpha: 0.5}));
});
