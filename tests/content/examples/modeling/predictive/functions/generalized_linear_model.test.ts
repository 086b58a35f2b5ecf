import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/functions/generalized_linear_model';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [known, model, output] = exampleTables(import.meta);
const training = asTable(known, {calls: 'label'});
const fresh = asTable(picked(output ?? [], ['tenure']));
const fit = (family = 'poisson') =>
  run({'training set': training, 'new data': fresh}, {family});

it('finds the coefficients of the greatest likelihood', () => {
  expect(shownRows(fit().model)).toEqual(model);
});

it('knows the families of the example only', () => {
  expect(() => fit('gamma')).toThrow('family');
});
