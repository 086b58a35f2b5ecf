import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/modeling/predictive/functions/vector_linear_regression';
import {exampleTables, picked} from '../../../../support/exampleTables';
import {asTable, shownRows} from '../../../../support/runTables';

const [days, model, output] = exampleTables(
  'operators/modeling/predictive/functions/vector_linear_regression',
);
const training = asTable(days, {
  visitors: {role: 'label'},
  sales: {role: 'label_2'},
});
const fresh = asTable(picked(output ?? [], ['weekend', 'promotion']), {
  promotion: {type: 'integer'},
});

it('fits and predicts both labels, and nothing for a gap', () => {
  const result = run({'training set': training, 'new data': fresh}, {});
  expect(shownRows(result.model)).toEqual(model);
  expect(shownRows(result.applied)).toEqual(output);
});

it('stops at a gap in a column with another role', () => {
  const gap = {
    name: 'day',
    type: 'nominal',
    role: 'id',
    values: [null],
  } as const;
  expect(() =>
    run({'training set': [...training, gap], 'new data': fresh}, {}),
  ).toThrow('missing values');
});
