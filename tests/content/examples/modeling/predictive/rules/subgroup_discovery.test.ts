import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/rules/subgroup_discovery';
import {exampleTables, picked} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';

const [, rules] = exampleTables(import.meta);
const {output: find} = liveExample(import.meta, run);

it('finds the groups of the page', () => {
  expect(
    picked(shownRows(find()), [
      'if',
      'Pos',
      'Neg',
      'Coverage',
      'Precision',
      'Lift',
      'WRAcc',
    ]),
  ).toEqual(rules);
});

it('puts a single customer second by lift, unless it is too small', () => {
  const second = (settings = {}) =>
    shownRows(find({utility_function: 'Lift', ...settings}))[1];
  expect(second()).toMatchObject({
    if: 'region = south and payment = card',
    Pos: 1,
    Neg: 0,
  });
  expect(second({min_coverage: 0.1})?.if).toBe('region = south');
});

it('keeps a rule with exactly the least utility', () => {
  const above = (min_utility: number) =>
    shownCells(
      find({
        mode: 'above minimum utility',
        utility_function: 'Coverage',
        max_depth: 1,
        min_utility,
      }),
      'Coverage',
    );
  expect(above(0.7)).toEqual([0.7]);
  expect(above(0.71)).toEqual([]);
});

it('makes rules for the chosen classes', () => {
  const classes = (rule_generation: string) =>
    new Set(shownCells(find({rule_generation, k_best_rules: 50}), 'then'));
  expect(classes('negative')).toEqual(new Set(['no']));
  expect(classes('both')).toEqual(new Set(['yes', 'no']));
  // A tie, as in the region east, selects the negative class.
  const most = shownRows(
    find({rule_generation: 'prediction', max_depth: 1, k_best_rules: 50}),
  );
  expect(most.find((rule) => rule.if === 'region = east')?.then).toBe('no');
});

it('finds nothing at a depth of 0', () => {
  expect(shownRows(find({max_depth: 0}))).toEqual([]);
});
