import {applyRules, rulesTable} from '../../../_shared/trees/ruleModel';
import type {Rule, RuleCondition} from '../../../_shared/trees/ruleModel';
import {benefitOf, treeLabels} from '../../../_shared/trees/splitBenefit';
import type {TreeLabels} from '../../../_shared/trees/splitBenefit';
import {growTree} from '../../../_shared/trees/treeGrowth';
import type {Branch, TreeNode} from '../../../_shared/trees/treeGrowth';
import {applyTree} from '../../../_shared/trees/treeModel';
import type {Run} from '../../../_shared/types';

/** Comparator that sorts branches by the text of their conditions. */
const byText = (a: Branch, b: Branch) =>
  Number(a.name > b.name) - Number(a.name < b.name);

/** Creates a rule for each leaf, with the conditions on the path to it. */
function rulesOf(
  node: TreeNode,
  labels: TreeLabels,
  way: readonly RuleCondition[] = [],
): readonly Rule[] {
  const {branches, counts, best, column = ''} = node;
  return branches.length
    ? [...branches]
        .sort(byText)
        .flatMap((branch) =>
          rulesOf(branch.node, labels, [
            ...way,
            {text: branch.name, column, covers: branch.test},
          ]),
        )
    : [{conditions: way, counts, label: labels.classes[best] ?? ''}];
}

/**
 * Tree to Rules with ID3: `model` has the rules, `labelled data` their
 * predictions for `unlabelled data`, and `tree` the predictions of the tree
 * itself.
 */
export const run: Run = (inputs) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const labels = treeLabels(table);
  const root = growTree(table, labels, {
    benefits: (rows, columns) =>
      columns
        .map((column) => benefitOf(column, rows, labels, 'gain_ratio', 0.01))
        .filter((benefit) => benefit !== null),
    isPrepruned: false,
    alternatives: 0,
    minimalSize: 4,
    minimalLeaf: 2,
    maximalDepth: 0,
  });
  const rules = rulesOf(root, labels);
  return {
    model: rulesTable(rules, labels),
    'labelled data': applyRules(rules, data, table, labels),
    tree: applyTree(root, data, table, labels),
  };
};
