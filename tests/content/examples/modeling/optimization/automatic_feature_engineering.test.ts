import {expect, it} from 'vitest';
import {
  dominates,
  run,
} from '@lab/modeling/optimization/automatic_feature_engineering';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [sets = []] = exampleTables(import.meta);

it('finds the front of the page', () => {
  const {population} = run(
    {sets: asTable(picked(sets, ['set', 'complexity', 'error']))},
    {},
  );
  expect(shownRows(population)).toEqual(sets);
});

it('ends where the text says', () => {
  const front = sets.filter((row) => row['on the front'] === 'yes');
  expect(front).toHaveLength(4);
  const errors = column(front, 'error').map(Number);
  expect(errors.indexOf(Math.min(...errors))).toBe(front.length - 1);
  expect(front[0]?.set).toBe('load');
  expect(Number(errors.at(-2)) - Number(errors.at(-1))).toBeCloseTo(0.01);
});

it('keeps both of two equal sets', () => {
  expect(dominates([1, 0.2], [1, 0.2])).toBe(false);
  expect(dominates([1, 0.2], [1, 0.3])).toBe(true);
});
