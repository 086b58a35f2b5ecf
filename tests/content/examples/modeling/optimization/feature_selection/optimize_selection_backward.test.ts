import {expect, it} from 'vitest';
import {run} from '@lab/modeling/optimization/feature_selection/optimize_selection_backward';
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

const [trials = [], results = []] = exampleTables(import.meta);
const select = (settings: Settings = {}, performances = GIVEN) =>
  run({'example set': MACHINE, performances}, settings);
const end = (settings: Settings = {}) => {
  const {'example set': table, performance, tried} = select(settings);
  const {columns, accuracy} = endOf(table, performance, tried);
  return {columns, accuracy};
};

it('makes the trials of the page', () => {
  expect(shownTrials(select().tried)).toEqual(trials);
});

it('ends as the page shows, with a tolerance and without', () => {
  expect(
    results.map((row) => ({
      ...row,
      ...end({
        stopping_behavior: row.stopping_behavior ?? '',
        maximal_relative_decrease: row.maximal_relative_decrease ?? '',
      }),
    })),
  ).toEqual(results);
});

it('does not check the first round, and a tie ends the next one', () => {
  const worse = asTable([
    {columns: 'a, b, c', performance: 0.9},
    {columns: 'b, c', performance: 0.4},
    {columns: 'a, c', performance: 0.5},
    {columns: 'a, b', performance: 0.5},
    {columns: 'a', performance: 0.5},
    {columns: 'c', performance: 0.5},
  ]);
  const ended = (settings: Settings) => {
    const {
      'example set': table,
      performance,
      tried,
    } = run(
      {'example set': columnsOnly(['a', 'b', 'c']), performances: worse},
      settings,
    );
    return endOf(table, performance, tried);
  };
  expect(ended({})).toEqual({columns: 'a, c', accuracy: 0.5, runs: 6});
  expect(
    ended({
      stopping_behavior: 'with decrease of more than',
      maximal_relative_decrease: 0,
    }),
  ).toEqual({columns: 'c', accuracy: 0.5, runs: 6});
});

it('puts columns that come back at the end', () => {
  const performances = asTable([
    {columns: 'a, b, c', performance: 0.9},
    {columns: 'b, c', performance: 0.6},
    {columns: 'a, c', performance: 0.6},
    {columns: 'a, b', performance: 0.8},
    {columns: 'b', performance: 0.5},
    {columns: 'a', performance: 0.4},
  ]);
  const {'example set': table} = run(
    {'example set': columnsOnly(['a', 'b', 'c']), performances},
    {speculative_rounds: 1},
  );
  expect(table?.map(({name}) => name)).toEqual(['b', 'a']);
});

it('accepts a loss of exactly the share', () => {
  const performances = asTable([
    {columns: 'a, b, c', performance: 1},
    {columns: 'b, c', performance: 1},
    {columns: 'a, c', performance: 0},
    {columns: 'a, b', performance: 0},
    {columns: 'c', performance: 0.5},
    {columns: 'b', performance: 0},
  ]);
  const {'attribute weights': weights} = run(
    {'example set': columnsOnly(['a', 'b', 'c']), performances},
    {
      stopping_behavior: 'with decrease of more than',
      maximal_relative_decrease: 0.5,
    },
  );
  expect(shownCells(weights, 'weight')).toEqual([0, 0, 1]);
});

it('makes as many trials as the text says', () => {
  const trialsOf = (start: number, rounds: number) =>
    Array.from({length: rounds}, (_, at) => start - at).reduce(
      (sum, one) => sum + one,
    );
  expect(1 + trialsOf(50, 10)).toBe(456);
  expect(trialsOf(50, 10)).toBe(455);
  expect(0.86 - 0.86 * 0.12).toBeCloseTo(0.757);
});
