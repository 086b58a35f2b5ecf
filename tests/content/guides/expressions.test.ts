import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {evaluate} from '../../../plugins/operator-lab/operators/_shared/expression/evaluate';
import type {Scope} from '../../../plugins/operator-lab/operators/_shared/expression/value';
import {ROOT} from '../../support/sites';
import {codeBlocks} from '../support/guideCode';

/** Evaluates an expression that the page must contain literally. */
function valueOn(page: string, expression: string, scope: Scope): unknown {
  const text = readFileSync(path.join(ROOT, `docs/${page}.mdx`), 'utf8');
  expect(text).toContain(expression);
  return evaluate(expression, scope).value;
}

const real = (value: number) => ({type: 'real', value}) as const;

describe('expressions in guides', () => {
  it.each([
    [0.81, 'yes'],
    [0.2, 'yes'],
    [0.12, 'no'],
  ])('offer something at a confidence of %f: %s', (confidence, offer) => {
    expect(
      valueOn(
        'auto/machine-learning/inspect',
        'if([confidence(churn)] >= 0.2, "yes", "no")',
        {columns: {'confidence(churn)': real(confidence)}},
      ),
    ).toBe(offer);
  });

  it.each([
    [0.81, '0.7', true],
    [0.12, '0.7', false],
    [0.81, '0.9', false],
  ])('compare %f with the variable %s', (confidence, threshold, kept) => {
    expect(
      valueOn(
        'workflow/input-output',
        '[confidence(yes)] >= parse(%{threshold})',
        {
          columns: {'confidence(yes)': real(confidence)},
          variables: {threshold},
        },
      ),
    ).toBe(kept);
  });

  it('turn a variable into a number before they compare it', () => {
    const scope = {columns: {amount: real(600)}, variables: {limit: '500'}};
    expect(valueOn('migration/tool', 'amount > parse(%{limit})', scope)).toBe(
      true,
    );
    expect(() => evaluate('amount > %{limit}', scope)).toThrow();
  });

  it.each([
    ['2025-01-15', 105, 90, 'yes'],
    ['2025-03-20', 41, 90, 'no'],
    ['2024-10-28', 184, 180, 'yes'],
  ])('count the days since %s: %i', (last, days, interval, overdue) => {
    const page = 'data/connect/sharepoint';
    const inspected = evaluate(`date_parse_custom("${last}", "yyyy-MM-dd")`, {
      columns: {},
    });
    expect(
      valueOn(
        page,
        'round(date_diff(last_inspection, date_parse_custom("2025-04-30", "yyyy-MM-dd")) / 86400000)',
        {columns: {last_inspection: inspected}},
      ),
    ).toBe(days);
    expect(
      valueOn(page, 'if(days > interval, "yes", "no")', {
        columns: {days: real(days), interval: real(interval)},
      }),
    ).toBe(overdue);
  });

  it('make a whole number of a confidence', () => {
    const columns = {'confidence(yes)': real(0.8173)};
    expect(
      valueOn('data/connect/salesforce', 'round(100 * [confidence(yes)])', {
        columns,
      }),
    ).toBe(82);
  });

  it('name the folder of the day before', () => {
    const page = 'data/connect/azure-data-lake-gen2';
    const expression =
      'date_str_custom(date_add(date_now(), -1, DATE_UNIT_DAY), "yyyy-MM-dd")';
    expect(codeBlocks(page, 'text')).toContain(expression);
    const run = {type: 'date', value: Date.UTC(2025, 3, 2, 5)} as const;
    expect(
      evaluate(expression.replace('date_now()', 'run'), {columns: {run}}).value,
    ).toBe('2025-04-01');
  });
});
