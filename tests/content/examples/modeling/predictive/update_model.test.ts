import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/update_model';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [training, added, compared] = exampleTables(import.meta);
const label = {churn: {role: 'label'}} as const;
const {before} = run(
  {
    'training set': asTable(training, label),
    'example set': asTable(added, label),
  },
  {},
);

it.each([
  ['share', 'share'],
  ['mean', 'mean of tenure_months'],
  ['deviation', 'deviation of tenure_months'],
])('shows the %s before and after', (shown, name) => {
  expect(shownCells(before, name)).toEqual(column(compared, `${shown} before`));
});

it('is the model of all labeled rows', () => {
  const all = [...(training ?? []), ...(added ?? []).slice(0, -1)];
  const {before: whole} = run(
    {'training set': asTable(all, label), 'example set': asTable(added, label)},
    {},
  );
  expect(shownCells(whole, 'mean of tenure_months')).toEqual(
    column(compared, 'mean after'),
  );
});

it('stops where a column of the training is absent', () => {
  expect(() =>
    run(
      {
        'training set': asTable(training, label),
        'example set': asTable(added, label, ['churn']),
      },
      {},
    ),
  ).toThrow('The table has no column "tenure_months".');
});
