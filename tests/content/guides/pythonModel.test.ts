import {
  mean,
  median,
} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';
import {copyFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {run as removeDuplicates} from '../../../plugins/operator-lab/operators/cleansing/duplicates/remove_duplicates';
import {ROOT} from '../../support/sites';
import {output} from '../support/guideCode';
import {fit} from '../support/logisticRegression';
import {columnOf} from '../support/rows';
import {sampleTable} from '../support/sampleData';
import {codeOf, folderOf, pythonHas} from '../support/titledCode';

const PAGE = 'deploy/python-model';
const COLUMNS = ['tenure_months', 'monthly_charge', 'support_calls'] as const;
const [trained, answer] = codeOf(PAGE, 'answer').split('\n');

type Row = Record<(typeof COLUMNS)[number], number>;

/**
 * The script's training rows: no duplicates, and medians for missing values.
 */
function trainingRows() {
  const {'example set output': table = []} = removeDuplicates(
    {'example set input': sampleTable('churn-customers.csv')},
    {treat_missing_values_as_duplicates: true},
  );
  const columns = COLUMNS.map((name) => {
    const {values} = columnOf(table, name);
    const known = values.filter((value) => typeof value === 'number');
    const gap = median(known);
    return values.map((value) => (typeof value === 'number' ? value : gap));
  });
  const label = columnOf(table, 'churn').values.map((value) =>
    value === 'yes' ? 1 : 0,
  );
  return {columns, label};
}

/** Scores a request without the libraries of the page. */
function score(request: readonly Row[]): number[] {
  const {columns, label} = trainingRows();
  const scales = columns.map((values) => {
    const center = mean(values);
    return {
      center,
      spread: Math.sqrt(mean(values.map((x) => (x - center) ** 2))),
    };
  });
  const scaled = (row: readonly number[]) => [
    1,
    ...row.map(
      (x, i) => (x - (scales[i]?.center ?? 0)) / (scales[i]?.spread ?? 1),
    ),
  ];
  const weights = fit(
    label.map((_, at) => scaled(columns.map((values) => values[at] ?? 0))),
    label,
  );
  return request.map((row) => {
    const x = scaled(COLUMNS.map((name) => row[name]));
    const z = x.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
    return Number((1 / (1 + Math.exp(-z))).toFixed(3));
  });
}

describe('the guide on Python models', () => {
  it('shows the scores of its request', () => {
    const request = JSON.parse(codeOf(PAGE, 'request.json')) as Row[];
    const shown = JSON.parse(answer ?? '') as {churn_score: number}[];
    expect(shown.map((row) => row.churn_score)).toEqual(score(request));
    expect(trained).toBe(`trained on ${trainingRows().label.length} customers`);
  });

  it('shows the first of them in the pattern of a call', () => {
    const [row] = JSON.parse(codeOf(PAGE, 'request.json')) as Row[];
    const [first] = JSON.parse(answer ?? '') as unknown[];
    const body = (title: string) =>
      JSON.parse(codeOf(PAGE, title).split('\n').at(-1) ?? '') as unknown;
    expect(body('Pattern of a request')).toEqual([row]);
    expect(body('Pattern of the answer')).toEqual([first]);
  });

  it.skipIf(!pythonHas('joblib', 'pandas', 'sklearn'))(
    'has scripts that run (needs joblib, pandas, and scikit-learn)',
    () => {
      const folder = folderOf(PAGE, ['train.py', 'score.py', 'request.json']);
      const data = 'churn-customers.csv';
      copyFileSync(
        path.join(ROOT, 'static/data', data),
        path.join(folder, data),
      );
      expect(output(folder, 'python3', ['train.py'])).toBe(trained);
      expect(
        output(folder, 'sh', ['-c', 'python3 score.py < request.json']),
      ).toBe(answer);
    },
    60_000,
  );
});
