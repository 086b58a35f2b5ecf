import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/modeling/predictive/ensembles/classification_by_regression';
import type {Table} from '../../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables, picked} from '../../../../support/exampleTables';
import {asTable, shownCells, shownRows} from '../../../../support/runTables';

const [customers, lines, curves] = exampleTables(
  'operators/modeling/predictive/ensembles/classification_by_regression',
);
const training = asTable(customers, {
  customer_id: {role: 'id'},
  contract: {role: 'label'},
});
const news = asTable(lines, {}, ['monthly_charge']);
const withSquare = (table: Table): Table =>
  table.flatMap((column) =>
    column.name === 'monthly_charge'
      ? [
          column,
          {
            ...column,
            name: 'square',
            values: column.values.map((value) => Number(value) ** 2),
          },
        ]
      : [column],
  );
const shown = (table: Table, data: Table) => {
  const {answers = [], 'labelled data': labelled = []} = run(
    {'training set': table, 'unlabelled data': data},
    {},
  );
  return picked(
    shownRows([...labelled, ...answers]),
    Object.keys(lines?.[0] ?? {}),
  );
};

it('never predicts the class in the middle with lines', () => {
  expect(shown(training, news)).toEqual(lines);
  const own = training.filter(({role}) => !role);
  expect(
    shown(training, own).map((row) => row['prediction(contract)']),
  ).not.toContain('one year');
});

it('finds it with squares', () => {
  expect(shown(withSquare(training), withSquare(news))).toEqual(curves);
});

it('has no prediction without a number, and takes the first class of a tie', () => {
  const tie: Table = [
    {name: 'x', type: 'real', values: [1, 2, 1, 2]},
    {name: 'y', type: 'nominal', role: 'label', values: [...'baab']},
  ];
  const data: Table = [{name: 'x', type: 'real', values: [1.5, null]}];
  const {'labelled data': labelled} = run(
    {'training set': tie, 'unlabelled data': data},
    {},
  );
  expect(shownCells(labelled, 'prediction(y)')).toEqual(['b', '?']);
});
