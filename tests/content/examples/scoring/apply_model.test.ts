import {expect, it} from 'vitest';
import {run} from '@lab/scoring/apply_model';
import {integer, nominal, real} from '@support/columns';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [leaves, customers = [], output = []] = exampleTables(import.meta);
const model = asTable(leaves);
const data = asTable(customers, {customer: 'id'});
const scored = run({model, 'unlabelled data': data}, {})['labelled data'];

it('counts 20 training customers', () => {
  const all = ['churn', 'loyal'].flatMap((name) => numbers(leaves, name));
  expect(all.reduce((sum, value) => sum + value, 0)).toBe(20);
});

it('adds the columns that the page shows', () => {
  expect(shownRows(scored)).toEqual(output);
});

it('replaces an earlier prediction and its confidences, and keeps other columns', () => {
  const before = [
    ...data,
    nominal('guess', ['churn'], 'prediction'),
    real('sure', [1], 'confidence_churn'),
    integer('age', [30, 40, 50, 60]),
  ] as const;
  const after = run({model, 'unlabelled data': before}, {})['labelled data'];
  expect(after?.map(({name}) => name)).toEqual([
    'customer',
    'contract',
    'age',
    'prediction(status)',
    'confidence(churn)',
    'confidence(loyal)',
  ]);
  expect(shownCells(after, 'prediction(status)')).toEqual(
    column(output, 'prediction(status)'),
  );
});

it('stops without the column that the model was trained on', () => {
  expect(() =>
    run({model, 'unlabelled data': asTable(customers, {}, ['customer'])}, {}),
  ).toThrow('"contract"');
});
