import {expect, it} from 'vitest';
import {run} from '@lab/modeling/optimization/feature_selection/optimize_selection_forward';
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
const select = (settings: Settings = {}) =>
  run({'example set': MACHINE, performances: GIVEN}, settings);
const end = (settings: Settings = {}) => {
  const {'example set': table, performance, tried} = select(settings);
  return endOf(table, performance, tried);
};

it('makes the trials of the page', () => {
  expect(shownTrials(select().tried)).toEqual(trials);
});

it('ends as the page shows, with a speculative round and without', () => {
  expect(
    results.map(({speculative_rounds: rounds = ''}) => {
      const {columns, accuracy, runs} = end({speculative_rounds: rounds});
      return {speculative_rounds: rounds, columns, accuracy, trials: runs};
    }),
  ).toEqual(results);
});

it('takes back what failed rounds have added', () => {
  const {columns, accuracy} = end({
    speculative_rounds: 1,
    maximal_number_of_attributes: 3,
  });
  expect({columns, accuracy}).toEqual({
    columns: 'load, vibration',
    accuracy: 0.84,
  });
});

it('gives weights in the order of the table, and keeps the label', () => {
  const {'attribute weights': weights, 'example set': table} = select();
  expect(shownCells(weights, 'weight')).toEqual([1, 0, 1, 0]);
  expect(table?.map(({name}) => name)).toEqual([
    'failure',
    'load',
    'vibration',
  ]);
});

it('adds the first of columns that help as much', () => {
  const performances = asTable([
    {columns: 'a', performance: 0.5},
    {columns: 'b', performance: 0.5},
    {columns: 'a, b', performance: 0.5},
  ]);
  const {tried} = run(
    {'example set': columnsOnly(['a', 'b']), performances},
    {},
  );
  expect(shownCells(tried, 'columns')).toEqual(['a', 'b', 'a, b']);
});

it.each([
  ['an increase of exactly the share', [0.5, 0.75], 0.5, 'a'],
  ['an error that is a little worse', [-2, -2.1], 0.1, 'a, b'],
])('has a bar for %s', (_, [first = 0, second = 0], share, columns) => {
  const performances = asTable([
    {columns: 'a', performance: first},
    {columns: 'b', performance: first - 1},
    {columns: 'a, b', performance: second},
  ]);
  const {
    'example set': table,
    performance,
    tried,
  } = run(
    {'example set': columnsOnly(['a', 'b']), performances},
    {
      stopping_behavior: 'without increase of at least',
      minimal_relative_increase: share,
    },
  );
  expect(endOf(table, performance, tried).columns).toBe(columns);
});

it('makes as many trials as the text says', () => {
  const names = Array.from({length: 100}, (_, at) => `c${at}`);
  const sets = names.slice(0, 10).map((__, at) => names.slice(0, at + 1));
  const all = sets.flatMap((set) => {
    const head = set.slice(0, -1);
    return names
      .filter((name) => !head.includes(name))
      .map((name) => ({
        columns: [...head, name].join(', '),
        performance: head.length + Number(name === set.at(-1)) / 2,
      }));
  });
  const {tried} = run(
    {'example set': columnsOnly(names), performances: asTable(all)},
    {},
  );
  expect(shownCells(tried, 'round')).toHaveLength(955);
});
