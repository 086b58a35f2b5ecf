import {expect, it} from 'vitest';
import {run} from '@lab/modeling/optimization/feature_selection/optimize_selection_weight_guided';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {endOf, GIVEN, MACHINE, shownTrials} from '@support/givenScores';
import {asTable, shownCells} from '@support/runTables';

const [weights = [], trials = [], results = []] = exampleTables(import.meta);
const select = (settings: Settings = {}, given = asTable(weights)) =>
  run(
    {
      'example set in': MACHINE,
      'attribute weights in': given,
      performances: GIVEN,
    },
    settings,
  );

it('makes the trials of the page', () => {
  expect(shownTrials(select().tried)).toEqual(trials);
});

it('ends as the page shows if the sign counts', () => {
  expect(
    results.map((row) => {
      const rest = row['generations without improval'] ?? '';
      const {
        'example set out': table,
        performance,
        tried,
      } = select({
        use_absolute_weights: false,
        generations_without_improval: rest,
      });
      const {runs, ...end} = endOf(table, performance, tried);
      return {'generations without improval': rest, Tried: runs, ...end};
    }),
  ).toEqual(results);
});

it('falls to the accuracy that the text names', () => {
  const {tried} = select({use_absolute_weights: false});
  expect(shownCells(tried, 'performance')[2]).toBe(0.83);
});

it('adds equal weights in the order of the table', () => {
  const {tried} = select(
    {},
    asTable(weights.map((row) => ({...row, weight: 1}))),
  );
  expect(shownCells(tried, 'columns').slice(0, 2)).toEqual([
    'load',
    'load, age',
  ]);
});

it('stops for a column without a weight', () => {
  expect(() => select({}, asTable(weights.slice(1)))).toThrow('"load"');
});

it('counts runs as the text does', () => {
  expect((200 * 201) / 2).toBe(20_100);
});
