import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/ensembles/relative_regression';
import type {Table} from '@lab/_shared/types';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [week, answers] = exampleTables(import.meta);
const training = asTable(week, {date: 'id', sales: 'label'}, [
  'date',
  'week_before',
  'sales',
]);
const news = asTable(answers, {}, ['date', 'week_before']);
const learn = (settings = {}, data: Table = news) =>
  run(
    {'training set': training, 'unlabelled data': data},
    {relative_attribute: 'week_before', ...settings},
  );

it('learns the differences, and adds the column back', () => {
  expect(shownRows(learn().differences, 2)).toEqual(
    picked(week, ['Relative(sales)']),
  );
});

it('is right about the means', () => {
  const sum = (values: readonly unknown[] = []) =>
    values.reduce<number>((total, one) => total + Number(one), 0);
  const differences = learn().differences?.[0]?.values;
  expect(sum(differences)).toBeCloseTo(-463.56, 6);
  expect(sum(differences) / 7).toBeCloseTo(-66.22, 2);
  expect(sum(training[2]?.values) / 7).toBeCloseTo(1643.56, 2);
});

it('refuses a column that is absent, or no number', () => {
  expect(() => learn({relative_attribute: 'x'})).toThrow('absent');
  expect(() => learn({relative_attribute: 'date'})).toThrow('not numeric');
  expect(() => learn({}, news.slice(0, 1))).toThrow('absent');
});
