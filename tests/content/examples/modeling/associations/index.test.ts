import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/create_association_rules';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [measures] = exampleTables(import.meta, 'Support, confidence, and lift');
const sets = asTable([
  {Items: 'bread', Size: 1, Frequency: 6, Support: 0.75},
  {Items: 'butter', Size: 1, Frequency: 5, Support: 0.625},
  {Items: 'bread, butter', Size: 2, Frequency: 5, Support: 0.625},
]);

it('has the measures of both rules as shown', () => {
  const {rules} = run({'item sets': sets}, {});
  expect(shownCells(rules, 'Premises')).toEqual(['bread', 'butter']);
  expect(
    ['support', 'confidence', 'lift'].map((name) => shownCells(rules, name)[1]),
  ).toEqual(column(measures, 'Value'));
  expect(shownCells(rules, 'confidence')[0]).toBe(Number((5 / 6).toFixed(3)));
});
