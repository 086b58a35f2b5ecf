import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/ensembles/classification_by_regression';
import type {Table} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, lines, curves] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', contract: 'label'});
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
  const tie = [real('x', [1, 2, 1, 2]), nominal('y', [...'baab'], 'label')];
  const data = [real('x', [1.5, null])];
  const {'labelled data': labelled} = run(
    {'training set': tie, 'unlabelled data': data},
    {},
  );
  expect(shownCells(labelled, 'prediction(y)')).toEqual(['b', '?']);
});
