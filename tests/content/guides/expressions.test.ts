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

const date = (value: unknown) =>
  ({type: 'date', value: Number(value)}) as const;

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

  it.each([
    ['2026-02-10', '2026-02-28', '2026-02-27'],
    ['2026-03-15', '2026-03-31', '2026-03-31'],
    ['2026-05-03', '2026-05-31', '2026-05-29'],
  ])('find the last days of the month of %s', (day, last, working) => {
    const page = 'operators/expressions';
    const joined = {type: 'date', value: Date.parse(day)} as const;
    const start = valueOn(page, 'date_set(joined, 1, DATE_UNIT_DAY)', {
      columns: {joined},
    });
    const end = valueOn(
      page,
      'date_add(date_add(month_start, 1, DATE_UNIT_MONTH), -1, DATE_UNIT_DAY)',
      {columns: {month_start: date(start)}},
    );
    expect(end).toBe(Date.parse(last));
    expect(
      valueOn(
        page,
        'date_add(month_end, -max(0, (floor(date_millis(month_end) / 86400000) + 3) % 7 - 4), DATE_UNIT_DAY)',
        {columns: {month_end: date(end)}},
      ),
    ).toBe(Date.parse(working));
  });

  it.each([
    [2026, 1, '2025-12-29'],
    [2026, 53, '2026-12-28'],
    [2027, 1, '2027-01-04'],
  ])('find in %i the Monday of week %i', (year, week, monday) => {
    const page = 'operators/expressions';
    const january = valueOn(
      page,
      'date_parse_custom(str(year) + "-01-04", "yyyy-MM-dd")',
      {columns: {year: {type: 'integer', value: year}}},
    );
    expect(
      valueOn(
        page,
        'date_add(january_4, 7 * (week - 1) - (floor(date_millis(january_4) / 86400000) + 3) % 7, DATE_UNIT_DAY)',
        {
          columns: {
            january_4: date(january),
            week: {type: 'integer', value: week},
          },
        },
      ),
    ).toBe(Date.parse(monday));
  });

  it('measure the distance of two places', () => {
    const [expression] = codeBlocks('visualization/apps/maps', 'text');
    const columns = {
      lat1: real(53.55),
      lon1: real(9.99),
      lat2: real(45.76),
      lon2: real(4.84),
    };
    expect(evaluate(expression ?? '', {columns}).value).toBeCloseTo(942, 0);
  });
});
