import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/functions/vector_linear_regression';
import {nominal} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [days, model, output] = exampleTables(import.meta);
const training = asTable(days, {visitors: 'label', sales: 'label_2'});
const fresh = asTable(picked(output ?? [], ['weekend', 'promotion']), {
  promotion: {type: 'integer'},
});

it('fits and predicts both labels, and nothing for a gap', () => {
  const result = run({'training set': training, 'new data': fresh}, {});
  expect(shownRows(result.model)).toEqual(model);
  expect(shownRows(result.applied)).toEqual(output);
});

it('stops at a gap in a column with another role', () => {
  const gap = nominal('day', [null], 'id');
  expect(() =>
    run({'training set': [...training, gap], 'new data': fresh}, {}),
  ).toThrow('missing values');
});
