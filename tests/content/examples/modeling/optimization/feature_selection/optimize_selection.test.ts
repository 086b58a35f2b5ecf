import {expect, it} from 'vitest';
import {run} from '@lab/modeling/optimization/feature_selection/optimize_selection';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {
  columnsOnly,
  endOf,
  GIVEN,
  MACHINE,
  shownTrials,
} from '@support/givenScores';
import {asTable, shownCells} from '@support/runTables';

const [results = [], trials = []] = exampleTables(import.meta);
const select = (settings: Settings = {}) =>
  run({'example set in': MACHINE, performances: GIVEN}, settings);
const end = (settings: Settings = {}) => {
  const {'example set out': table, performance, tried} = select(settings);
  return endOf(table, performance, tried);
};

it('ends as the page shows', () => {
  expect(
    results.map((row) => {
      const {
        selection_direction = '',
        keep_best = '',
        generations_without_improval = '',
      } = row;
      const settings = {
        selection_direction,
        keep_best,
        generations_without_improval,
      };
      return {...settings, ...end(settings)};
    }),
  ).toEqual(results);
});

it('tries the sets of the generations in this order', () => {
  const {tried} = select({keep_best: 2});
  expect(shownTrials(tried)).toEqual(trials);
});

it('goes to the end on demand', () => {
  const {runs} = end({limit_generations_without_improval: false});
  expect(runs).toBe((4 * 5) / 2);
});

it('bounds the size forward, and the losses backward', () => {
  const limit = {
    limit_generations_without_improval: false,
    limit_number_of_generations: true,
    maximum_number_of_generations: 1,
  };
  expect(end(limit).runs).toBe(4);
  expect(end({...limit, selection_direction: 'backward'}).runs).toBe(5);
});

it('keeps the first of equal sets, and goes on with the last', () => {
  const performances = asTable([
    {columns: 'a', performance: 0.5},
    {columns: 'b', performance: 0.5},
    {columns: 'c', performance: 0.5},
    {columns: 'a, c', performance: 0.4},
    {columns: 'b, c', performance: 0.4},
  ]);
  const {weights, tried} = run(
    {'example set in': columnsOnly(['a', 'b', 'c']), performances},
    {},
  );
  expect(shownCells(weights, 'weight')).toEqual([1, 0, 0]);
  expect(shownCells(tried, 'columns').slice(3)).toEqual(['a, c', 'b, c']);
});

it('stops at a perfect accuracy, and without a column', () => {
  const performances = asTable([
    {columns: 'a', performance: 1},
    {columns: 'b', performance: 0.5},
  ]);
  const {tried} = run(
    {'example set in': columnsOnly(['a', 'b']), performances},
    {},
  );
  expect(shownCells(tried, 'columns')).toEqual(['a', 'b']);
  expect(() => run({'example set in': []}, {})).toThrow('no column');
});
