import {expect, it} from 'vitest';
import {matrixTable} from '../../../../../plugins/figures/matrix/table';
import {currentLanguage} from '../../../../../plugins/figures/drawing/language';

const text = (counts: number[][]) =>
  JSON.stringify(
    matrixTable(
      {title: 'Churn model', labels: ['loyal', 'churn'], counts},
      currentLanguage(),
    ),
  );

it('shows counts, sums, precision, and recall', () => {
  const table = text([
    [870, 40],
    [30, 60],
  ]);
  // Percentages: 870 of 910, 60 of 90, 870 of 900, and 60 of 100.
  for (const value of ['40', '1,000', '95.6%', '66.7%', '96.7%', '60.0%']) {
    expect(table).toContain(`"value":"${value}"`);
  }
  expect(table).toContain('"value":"Predicted churn"');
  expect(table).toContain('"value":"Actual churn"');
});

it('has no precision for a class that is never predicted', () => {
  const table = text([
    [5, 2],
    [0, 0],
  ]);
  expect(table).toContain('"value":"none"');
  expect(table).not.toContain('NaN');
});
