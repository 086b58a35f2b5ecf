import {expect, it} from 'vitest';
import {run as exact} from '@lab/modeling/predictive/logistic_regression/logistic_regression';
import {run} from '@lab/modeling/predictive/logistic_regression/logistic_regression_evolutionary';
import {integer} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [people = [], candidates = [], model, output = []] = exampleTables(
  import.meta,
);
const training = asTable(people, {passed: 'label'});
const inputs = {
  'training set': training,
  candidates: asTable(picked(candidates, ['hours', 'bias'])),
  'new data': asTable(picked(output, ['hours'])),
};

it('rates the candidates', () => {
  expect(shownCells(run(inputs, {}).candidates, 'fitness')).toEqual(
    candidates.map(({fitness}) => fitness),
  );
});

it('shows the model of the best one, and predicts by it', () => {
  expect(shownRows(run(inputs, {}).model)).toEqual(model);
});

it('has its peak where the likelihood is greatest', () => {
  const [bias, hours] = shownCells(exact(inputs, {}).model, 'Coefficient');
  expect([hours, bias]).toEqual([0.594, -2.673]);
});

it('multiplies the fitness of a row by its weight', () => {
  const weighted = [
    ...training,
    integer('weight', training[0]?.values.map(() => 2) ?? [], 'weight'),
  ];
  const single = run(inputs, {});
  const double = run({...inputs, 'training set': weighted}, {});
  expect(shownCells(double.candidates, 'fitness', 6).map(Number)).toEqual(
    shownCells(single.candidates, 'fitness', 9).map((value) =>
      Number((2 * Number(value)).toFixed(6)),
    ),
  );
});
