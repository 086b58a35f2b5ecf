import {describe, expect, it} from 'vitest';
import {expectClaims, textOfPage} from '../../support/claims';
import {churnRound, count} from '../../support/churnRound';
import {exampleTables} from '../../support/exampleTables';
import {leafOf} from '../../support/growTree';
import {columnOf, height} from '../../support/rows';

const {tree, scores} = churnRound();
const PREDICTION = 'prediction(churn)';
const toCall = count(scores, {[PREDICTION]: 'yes'});
const customers = columnOf(scores, 'customer_id').values;

describe('part 4', () => {
  it('scores the new customers as computed', () => {
    const row = customers.indexOf('C-20006');
    const [stayed = 0, left = 0] = leafOf(tree, scores, row).counts;
    expectClaims(textOfPage('tutorial/deploy'), [
      `${height(scores)} rows with three new columns`,
      `yes for ${toCall} customers`,
      `${left} of ${stayed + left} customers, which is ${(left / (stayed + left)).toFixed(3)}`,
      `table of ${scores.length} columns`,
      `The same ${height(scores)} rows`,
      'C-20003',
      'C-20006',
      '3 Score customers',
      'Python 3.8',
      '401 or 403',
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

  it('has no number beside those', () => {
    const angriest = {[PREDICTION]: 'yes', support_calls: 5};
    expect(count(scores, angriest)).toBe(2);
    expectClaims(textOfPage(page), [
      `${height(scores)} rows and ${scores.length} columns`,
      `number of rows with the table first: ${height(scores)}`,
      `the ${toCall} customers to call`,
      `${toCall} of ${height(scores)} become 60 of ${height(scores)}`,
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
