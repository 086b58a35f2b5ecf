import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/modeling/predictive/functions/relevance_vector_machine';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [known, model, output] = exampleTables(import.meta);
const training = asTable(known, {energy: 'label'});
const fresh = asTable(picked(output ?? [], ['temperature']));
const fit = (settings: Settings, data = fresh) =>
  run({'training set': training, 'new data': data}, settings);

it('keeps four rows and the constant, and predicts by them', () => {
  const result = fit({kernel_lengthscale: 10});
  expect(shownRows(result.model)).toEqual(model);
  expect(
    shownRows(result.applied?.filter(({name}) => name !== 'energy')),
  ).toEqual(output);
});

it('keeps all rows but one with the default length', () => {
  expect(fit({}).model?.[0]?.values).toEqual([0, 1, 2, 4, 5, 6, 7, 8]);
});

it('stops without a column of the training', () => {
  expect(() => fit({}, [])).toThrow('"temperature"');
});
