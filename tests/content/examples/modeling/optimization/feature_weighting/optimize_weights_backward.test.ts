import {expect, it} from 'vitest';
import {run} from '@lab/modeling/optimization/feature_weighting/optimize_weights_backward';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells, shownRows} from '@support/runTables';
import {shownCandidates, VISITORS, WEIGHTED} from '@support/visitors';

const [trials = [], weights = []] = exampleTables(import.meta);
const optimize = (settings = {}) => run({'example set in': VISITORS}, settings);
const tried = shownRows(optimize().tried);

it('makes the trials of the page', () => {
  expect(
    shownCandidates(
      tried.filter(({generation}) => generation === 1),
      ['generation', ...WEIGHTED, 'accuracy'],
    ),
  ).toEqual(trials);
});

it('makes eight more runs, the best of which is no better', () => {
  const second = tried.filter(({generation}) => generation === 2);
  expect(second).toHaveLength(8);
  expect(Math.max(...column(second, 'performance').map(Number))).toBe(0.7);
});

it('shows the smallest weight as 0', () => {
  const found = optimize({normalize_weights: false}).weights;
  const normalized = optimize().weights;
  expect(
    shownCells(found, 'column').map((name, at) => ({
      column: name,
      found: shownCells(found, 'weight')[at],
      normalized: shownCells(normalized, 'weight')[at],
    })),
  ).toEqual(weights);
});

it('drops columns if 0 is the value', () => {
  const {'example set out': table, performance} = optimize({
    weights: '0',
    maximal_fitness: 0.7,
  });
  expect(table?.map(({name}) => name)).toEqual(['visits', 'returns']);
  expect(shownCells(performance, 'performance')).toEqual([0.7]);
});

it('hands over a table without columns when the last one gets 0', () => {
  expect(() => optimize({weights: '0'})).toThrow('no regular column');
});
