import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../support/sites';
import {column, exampleTables, rounded} from '../support/exampleTables';
import {textOfPage} from '../support/claims';

const FOLDER = 'auto/machine-learning';

/** Parses a percentage such as `91.20%`. */
function percentIn(
  table: ReturnType<typeof exampleTables>[number] | undefined,
  name: string,
): number[] {
  return column(table, name).map((cell) => parseFloat(String(cell)));
}

describe('the models of the churn example', () => {
  const [models] = exampleTables(`${FOLDER}/inspect`, 'Model comparison');
  const names = column(models, 'Model').map(String);
  const accuracy = percentIn(models, 'Accuracy, test');
  const recall = percentIn(models, 'Recall, test');
  const at = (name: string) => names.indexOf(name);

  it('agree with the confusion matrix of the next page', () => {
    const page = readFileSync(
      path.join(ROOT, `docs/${FOLDER}/binary.mdx`),
      'utf8',
    );
    const [tn = 0, fn = 0, fp = 0, tp = 0] =
      /counts:\s+- \[(\d+), (\d+)\]\s+- \[(\d+), (\d+)\]/
        .exec(page)
        ?.slice(1)
        .map(Number) ?? [];
    expect([tn + fn + fp + tp, fn + tp]).toEqual([2000, 200]);
    expect(accuracy[at('Logistic regression')]).toBe(((tn + tp) / 2000) * 100);
    expect(recall[at('Logistic regression')]).toBe((tp / 200) * 100);
  });

  it('explain what stands out', () => {
    const [flagged, found] = [499, 135];
    const right = found + (1800 - (flagged - found));
    expect(accuracy[at('Naive Bayes')]).toBe((right / 2000) * 100);
    expect(recall[at('Naive Bayes')]).toBe((found / 200) * 100);
    expect(Math.max(...accuracy)).toBe(accuracy[at('Random forest')]);
    expect(accuracy[at('Always "loyal"')]).toBe(90);
  });
});

describe('the leak of the churn example', () => {
  it('has the correlation of the chart', () => {
    const [left, all, withInvoice, stayedWith] = [500, 5000, 486, 52];
    const stayed = all - left;
    const invoices = withInvoice + stayedWith;
    const phi =
      (withInvoice * (stayed - stayedWith) -
        (left - withInvoice) * stayedWith) /
      Math.sqrt(left * stayed * invoices * (all - invoices));
    expect(rounded(phi, 2)).toBe(0.93);
    expect(textOfPage(`${FOLDER}/steps`)).toContain(
      '486 of the 500 customers who left have one, but only 52 of the other 4,500 do',
    );
  });
});
