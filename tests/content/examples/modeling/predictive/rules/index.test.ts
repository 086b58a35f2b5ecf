import {expect, it} from 'vitest';
import {run as ruleInduction} from '@lab/modeling/predictive/rules/rule_induction';
import {run as singleAttribute} from '@lab/modeling/predictive/rules/single_rule_induction_single_attribute';
import {run as singleRule} from '@lab/modeling/predictive/rules/single_rule_induction';
import {run as treeToRules} from '@lab/modeling/predictive/rules/tree_to_rules';
import type {Run, Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {shownRows} from '@support/runTables';
import {columnsOfTen, tenCustomers} from '@support/tenCustomers';

const [compared] = exampleTables(import.meta, 'One table, four answers');
const nominal = columnsOfTen('region', 'contract', 'payment', 'churn');

/** Number of a list's rules, and of its wrong answers on the training rows. */
function comparedRow(name: string, run: Run, table: Table, settings = {}) {
  const rules = shownRows(run({'training set': table}, settings).model);
  const wrong = rules.map(({then, no, yes}) =>
    Number(then === 'no' ? yes : no),
  );
  return {
    Operator: name,
    Rules: rules.length,
    'Wrong on the ten': wrong.reduce((sum, one) => sum + one, 0),
  };
}

it('compares the operators as the page shows', () => {
  const single = shownRows(singleRule({'training set': nominal}, {}).model);
  // The rule predicts no for three customers. For the seven others, yes is
  // predicted, but three of them stay.
  expect(single[0]).toMatchObject({then: 'no', Pos: 0, Neg: 3});
  expect([
    comparedRow(
      'Rule Induction, with sample ratio 1',
      ruleInduction,
      tenCustomers,
      {sample_ratio: 1},
    ),
    comparedRow('Tree to Rules, with ID3 inside', treeToRules, nominal),
    comparedRow(
      'Single Rule Induction (Single Attribute)',
      singleAttribute,
      tenCustomers,
    ),
    {Operator: 'Single Rule Induction', Rules: 1, 'Wrong on the ten': 3},
  ]).toEqual(compared);
});
