import {describe, expect, it} from 'vitest';
import {expectClaims, percent, textOfPage} from '@support/claims';
import {churnRound, count} from '@support/churnRound';
import {exampleTables} from '@support/exampleTables';
import {leafOf} from '@support/growTree';
import {columnOf, height} from '@support/rows';
import {sampleTable} from '@support/sampleData';

const {tree, score, scores} = churnRound();
const PREDICTION = 'prediction(churn)';
const toCall = count(scores, {[PREDICTION]: 'yes'});
const customers = columnOf(scores, 'customer_id').values;

describe('part 4', () => {
  it('scores the new customers as computed', () => {
    const row = customers.indexOf('C-20006');
    const [stayed = 0, left = 0] = leafOf(tree, scores, row).counts;
    expectClaims(textOfPage('tutorial/deploy'), [
      `${height(scores)} rows and three new columns`,
      `yes for ${toCall} customers`,
      `${left} of ${stayed + left} left, so the confidence for yes is ${(left / (stayed + left)).toFixed(3)}`,
      `table with ${scores.length} columns`,
      `The same ${height(scores)} rows`,
      'C-20003',
      'C-20006',
      '3 Score customers',
      'curl 7.76',
      'Python 3.8',
      'run it with python3',
      '401 or 403',
      '503, or no response within 30 seconds',
      'part 2',
      'part 3',
      'Part 5:',
    ]);
    expect(columnOf(scores, PREDICTION).values.indexOf('yes')).toBe(row);
  });
});

describe('part 5', () => {
  const page = 'tutorial/schedule';

  it('counts the bars of the dashboard', () => {
    const [bars] = exampleTables(page, 'Put it on a dashboard');
    expect(bars).toEqual(
      ['monthly', 'one year', 'two years'].map((contract) => ({
        contract,
        no: count(scores, {contract, [PREDICTION]: 'no'}),
        yes: count(scores, {contract, [PREDICTION]: 'yes'}),
      })),
    );
  });

  it('predicts the majority of the node for an unknown contract', () => {
    const renamed = score(
      sampleTable('churn-new-customers.csv').map((column) => ({
        ...column,
        values: column.values.map((value) =>
          value === 'monthly' ? 'Monthly' : value,
        ),
      })),
    );
    expect(count(renamed, {contract: 'monthly'})).toBe(0);
    expect(count(renamed, {[PREDICTION]: 'no'})).toBe(height(scores));
    const nodes = ['low', 'high'].map((branch) => tree.branches?.get(branch));
    const answers = nodes.map((node) => {
      expect(node?.column).toBe('contract');
      const [stayed = 0, left = 0] = node?.counts ?? [];
      return {
        stayed,
        left,
        'share that left': percent(left / (stayed + left)),
        prediction: left > stayed ? 'yes' : 'no',
      };
    });
    const [shown] = exampleTables(page, 'Find a mistake that raises no error');
    expect(shown).toEqual([
      {support_calls: `up to ${tree.limit}`, ...answers[0]},
      {support_calls: `more than ${tree.limit}`, ...answers[1]},
    ]);
  });

  it('has no number beside those', () => {
    const angriest = {[PREDICTION]: 'yes', support_calls: 5};
    const [stayed = 0, left = 0] =
      tree.branches?.get('high')?.branches?.get('monthly')?.counts ?? [];
    expect(count(scores, angriest)).toBe(2);
    expectClaims(textOfPage(page), [
      `${height(scores)} rows and ${scores.length} columns`,
      `all ${height(scores)} rows of the table`,
      `the ${toCall} customers to call`,
      `from ${toCall} of ${height(scores)} to 60 of ${height(scores)}`,
      `churn_scores has ${height(scores)} rows, as usual`,
      `no for all ${height(scores)} customers`,
      `in which ${left} of ${stayed + left} customers left`,
      `up to ${tree.limit}`,
      `more than ${tree.limit}`,
      'Monday 06:00',
      'Monday at 06:00',
      '0 0 6 ? * MON',
      '4 Score the list',
      'part 1',
      'part 3',
      'part 4',
    ]);
  });
});
