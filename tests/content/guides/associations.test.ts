import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/create_association_rules';
import {frequentSets, itemSetTable} from '@lab/_shared/models/itemSets';
import {exampleTables} from '@support/exampleTables';
import {shownRows} from '@support/runTables';

const LEAST_RECEIPTS = 2;
const LEAST_CONFIDENCE = 0.7;

it('lists all rules of the receipts', () => {
  const [receipts = [], rules = []] = exampleTables(
    'operators/modeling/associations/index',
    'From receipt lines to a workbook',
  );
  const baskets = receipts.map(
    ({Products: list}) => new Set(String(list).split(', ')),
  );
  const sets = frequentSets(baskets, LEAST_RECEIPTS);
  const {rules: found = []} = run(
    {'item sets': itemSetTable({rows: baskets.length, sets})},
    {min_confidence: LEAST_CONFIDENCE},
  );
  const computed = shownRows(found).map((row) => ({
    Premises: row.Premises,
    Conclusion: row.Conclusion,
    Receipts: Number(row.support) * baskets.length,
    Confidence: row.confidence,
    Lift: row.lift,
  }));
  expect(computed).toHaveLength(rules.length);
  expect(computed).toEqual(expect.arrayContaining([...rules]));
});
