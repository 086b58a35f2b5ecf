import {expect, it} from 'vitest';
import type {Table} from '@lab/_shared/types';
import {run} from '@lab/extensions/Operator_Toolbox/models/detailed_association_rule_applier';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [, rules] = exampleTables(import.meta);
const [, created = []] = exampleTables(
  'operators/modeling/associations/create_association_rules',
);
const ITEM = {type: 'binominal', knownValues: ['false', 'true']} as const;
const items = {bread: ITEM, butter: ITEM, jam: ITEM, milk: ITEM};
const applied = (input: Table) => run({input, rules: asTable(rules)}, {}).exa;

it('takes its rules from those of the eight receipts', () => {
  const names = ['Premises', 'Conclusion', 'confidence', 'lift'];
  expect(picked(created, names)).toEqual(
    expect.arrayContaining([...(rules ?? [])]),
  );
});

it('adds ids where there are none, and takes a missing cell for an absent item', () => {
  const input = asTable(
    [{bread: '?', butter: 'true', jam: '?', milk: '?'}],
    items,
  );
  expect(shownCells(applied(input), 'id')).toEqual([1]);
  expect(shownCells(applied(input), 'Conclusion')).toEqual(['bread']);
});
