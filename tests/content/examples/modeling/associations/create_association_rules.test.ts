import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/create_association_rules';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [sets, shown] = exampleTables(import.meta);
const rules = (settings: Settings, input = sets) =>
  run({'item sets': asTable(input)}, settings).rules;
const sides = (settings: Settings, input = sets) => {
  const table = rules(settings, input);
  const conclusions = shownCells(table, 'Conclusion');
  return shownCells(table, 'Premises').map(
    (premise, at) => `${premise} > ${conclusions[at]}`,
  );
};

it('makes the rules shown, also one at the limit', () => {
  expect(shownRows(rules({min_confidence: 0.5}))).toEqual(shown);
  expect(sides({min_confidence: 0.51})).toHaveLength(3);
});

it('keeps too much or nothing at the default of other criteria', () => {
  expect(sides({criterion: 'lift'})).toHaveLength(4);
  expect(sides({criterion: 'ps'})).toEqual([]);
  expect(sides({criterion: 'gain', min_criterion_value: 0})).toEqual([]);
  expect(sides({criterion: 'conviction', min_criterion_value: 99})).toEqual([
    'butter > bread',
  ]);
});

it('gives rules with an infinite confidence where a part of a set is missing', () => {
  const pairs = sets?.filter(({Size}) => Size === 2);
  expect(shownCells(rules({}, pairs), 'confidence')).toEqual([
    '∞',
    '∞',
    '∞',
    '∞',
  ]);
});

it('drops a rule by conviction if its conclusion is in all rows', () => {
  const certain = [
    {Items: 'bag', Size: 1, Frequency: 4, Support: 1},
    {Items: 'bread', Size: 1, Frequency: 2, Support: 0.5},
    {Items: 'bag, bread', Size: 2, Frequency: 2, Support: 0.5},
  ];
  expect(
    sides({criterion: 'conviction', min_criterion_value: 0}, certain),
  ).toEqual(['bag > bread']);
});
