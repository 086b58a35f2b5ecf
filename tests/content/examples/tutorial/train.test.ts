import {expect, it} from 'vitest';
import {expectClaims, percent, shown, textOfPage} from '@support/claims';
import {churnRound, count, TRAINING_SHARE} from '@support/churnRound';
import {exampleTables} from '@support/exampleTables';
import type {TreeNode} from '@support/growTree';
import {columnOf, height} from '@support/rows';

const PAGE = 'tutorial/train';
const PREDICTION = 'prediction(churn)';
const {tree, border, clean, training, holdOut, tested} = churnRound();
const total = height(holdOut);
const hits = (churn: string, prediction = churn) =>
  count(tested, {churn, [PREDICTION]: prediction});
const right = hits('yes') + hits('no');
const named = count(tested, {[PREDICTION]: 'yes'});
const leaving = count(holdOut, {churn: 'yes'});
/** Threshold for Apply Threshold. The prediction is yes above it. */
const THRESHOLD = 0.2;

/** Leaves below a node, with the path of answers to each. */
function leaves(node: TreeNode, answers: string[] = []): unknown[] {
  if (!node.branches) {
    const [stayed = 0, left = 0] = node.counts;
    return [
      {
        support_calls: answers[0] === 'low' ? 'up to 2.5' : 'more than 2.5',
        contract: answers[1],
        stayed,
        left,
        'share that left': percent(left / (stayed + left)),
        prediction: left > stayed ? 'yes' : 'no',
      },
    ];
  }
  return [...node.branches].flatMap(([answer, branch]) =>
    leaves(branch, [...answers, answer]),
  );
}

/**
 * Number of training rows that a tree predicts correctly: the rows of each
 * leaf's largest class.
 */
function rightIn({branches, counts}: TreeNode): number {
  return branches
    ? [...branches.values()].reduce((sum, one) => sum + rightIn(one), 0)
    : Math.max(...counts);
}

it('shows the tree with its leaves', () => {
  const [leafTable] = exampleTables(PAGE, 'Train the tree');
  expect(tree.column).toBe('support_calls');
  expect(tree.limit).toBe(2.5);
  expect(leafTable).toEqual(leaves(tree));
});

it('shows the matrix of the rows that the tree has not seen', () => {
  const [matrix] = exampleTables(PAGE, 'Test it on new customers');
  expect(matrix?.map(({stayed, left}) => [stayed, left])).toEqual([
    [hits('no'), hits('yes', 'no')],
    [hits('no', 'yes'), hits('yes')],
  ]);
});

it('splits and judges as computed', () => {
  const stayed = total - leaving;
  expect(Number.isInteger(border)).toBe(true);
  const called = columnOf(tested, 'confidence(yes)').values.filter(
    (value) => Number(value) > THRESHOLD,
  );
  expect(called.length).toBeGreaterThan(named);
  expectClaims(textOfPage(PAGE), [
    `${shown(height(clean))} rows`,
    `ratios ${TRAINING_SHARE} and ${1 - TRAINING_SHARE}`,
    `${height(training)} rows at partition 1 and ${total} rows at partition 2`,
    `In the first group, ${count(training, {churn: 'yes'})} customers left; in the second group, ${leaving} customers left`,
    `there are ${height(training)} rows`,
    `The accuracy is ${percent(right / total)}, and the matrix for the ${total} customers`,
    `Is ${percent(right / total)} good`,
    `the ${stayed} test customers who stayed, which is ${percent(stayed / total)}`,
    `right for ${right - stayed} more customers`,
    `Of the ${named} customers that the model predicts will leave, ${hits('yes')} actually left. This is a precision of ${percent(hits('yes') / named)}`,
    `Of the ${leaving} customers who left, the model finds ${hits('yes')}. This is a recall of ${percent(hits('yes') / leaving)}. The other ${leaving - hits('yes')}`,
    `a low threshold, such as ${THRESHOLD}`,
    'maximal depth to 3',
    'limit of 2.5 is halfway between 2 and 3, two numbers of calls that occur in the data',
    'up to 2.5',
    'more than 2.5',
    `accuracy of ${percent(rightIn(tree) / height(training))}`,
    '1 Prepare customers',
    '2 Train churn model',
    'partition 1',
    'partition 2',
    'part 2',
    'Part 4:',
  ]);
});
