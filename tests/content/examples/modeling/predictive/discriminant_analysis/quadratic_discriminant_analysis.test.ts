import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/discriminant_analysis/quadratic_discriminant_analysis';
import type {Table} from '@lab/_shared/types';
import {withGap} from '@support/changedTable';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [bags = [], scores, output = []] = exampleTables(import.meta);
const training = asTable(bags, {machine: 'label'});
const fresh = asTable(picked(output, ['deviation']));
const learn = (table: Table = training) =>
  run({'training set': table, 'new data': fresh}, {});

it('finds the scores of the page, and predicts by them', () => {
  expect(shownRows(learn().model)).toEqual(scores);
  expect(shownRows(learn().applied)).toEqual(output);
});

it('passes over a class with a gap in training', () => {
  const gap = withGap(training, 'deviation');
  expect(shownCells(learn(gap).applied, 'prediction(machine)')).toEqual([
    'old',
    'old',
    'old',
    'new',
  ]);
});

it('has its border where the two lines cross', () => {
  const [one, other] = shownRows(learn().model, 9);
  const of = (name: string) => Number(one?.[name]) - Number(other?.[name]);
  expect(-of('constant') / of('deviation')).toBeCloseTo(0.96, 3);
});
