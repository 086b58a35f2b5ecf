import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_until';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';
import type {Settings} from '@lab/_shared/types';

const [rounds, loops] = exampleTables(import.meta);
const performance = asTable(rounds);
const countOf = (settings: Settings) =>
  run({performance}, settings).rounds?.[0]?.values.length;

it('ends as shown', () => {
  expect(
    (loops ?? []).map((row) =>
      countOf({
        performance_change: String(row['performance change']),
        max_iterations: Number(row['max iterations']),
        ...(row['min criterion'] !== '' && {
          min_criterion: Number(row['min criterion']),
        }),
      }),
    ),
  ).toEqual((loops ?? []).map((row) => row.rounds));
});

it('runs once before it checks, and counts both bounds in', () => {
  expect([
    countOf({max_iterations: 0}),
    countOf({min_criterion: 0.74, max_criterion: 0.74}),
    countOf({}),
  ]).toEqual([1, 2, 1]);
});

it('ends by bounds at a criterion that is not a number, and not by a comparison', () => {
  const unknown = [real('accuracy', [0.7, null, 0.6, 0.5])];
  const roundsOf = (settings: Settings) =>
    run({performance: unknown}, settings).rounds?.[0]?.values.length;
  expect([
    roundsOf({min_criterion: 0.9}),
    roundsOf({performance_change: 'decreasing'}),
  ]).toEqual([2, 4]);
});
