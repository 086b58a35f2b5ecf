import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/create_association_rules';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [sets] = exampleTables(
  'operators/modeling/associations/create_association_rules',
);
const [all, kept] = exampleTables(import.meta, 'Worked example');
const COLUMNS = ['Premises', 'Conclusion', 'support', 'confidence', 'lift'];
const {rules = []} = run(
  {'item sets': asTable(sets)},
  {criterion: 'confidence', min_confidence: 0.5},
);
const table = rules.filter(({name}) => COLUMNS.includes(name));

it('lists the rules of the eight receipts', () => {
  expect(shownRows(table)).toEqual(all);
});

it('keeps rules with a lift above 1, not one at 1, the safest first', () => {
  expect(all?.filter(({lift}) => lift === 1)).toHaveLength(2);
  expect(
    all
      ?.filter(({lift}) => Number(lift) > 1)
      .sort((one, other) => Number(other.confidence) - Number(one.confidence)),
  ).toEqual(kept);
});
