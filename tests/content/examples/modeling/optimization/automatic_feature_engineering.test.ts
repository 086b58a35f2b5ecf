import {expect, it} from 'vitest';
import {dominates} from '@lab/modeling/optimization/automatic_feature_engineering';
import {column, exampleTables} from '@support/exampleTables';

const [sets = []] = exampleTables(import.meta);

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
