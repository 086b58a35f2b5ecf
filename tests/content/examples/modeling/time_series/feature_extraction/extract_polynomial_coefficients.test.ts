import {expect, it} from 'vitest';
import {OperatorError} from '@lab/_shared/types';
import {run} from '@lab/modeling/time_series/feature_extraction/extract_polynomial_coefficients';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells, shownRows} from '@support/runTables';
import {oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [shown, table] = exampleTables(import.meta);
const visitors = shownCells(
  shopTable('Harbor', '2024-03-04', '2024-04-28'),
  'visitors',
);
const weeks = Array.from({length: 8}, (_, week) =>
  visitors
    .slice(7 * week, 7 * week + 7)
    .reduce<number>((sum, value) => sum + Number(value), 0),
);

const fit = (degree: number, values: readonly (number | null)[] = weeks) =>
  run({'example set': oneSeries(values)}, {attribute: 'a', degree});

it('adds up the weeks of the sample data', () => {
  expect(weeks).toEqual([870, 921, 887, 942, 968, 1014, 993, 989]);
  expect(column(table, 'visitors')).toEqual(weeks);
});

it.each([0, 1, 2])('fits degree %i as shown', (degree) => {
  const [row] = shownRows(fit(degree).features);
  expect({degree, c1: '?', c2: '?', ...row}).toEqual(shown?.[degree]);
});

it('fits a line exactly, and stops at a gap', () => {
  expect(shownCells(fit(1, [1, 3, 5]).fitted, 'fitted')).toEqual([1, 3, 5]);
  expect(() => fit(1, [1, null, 5])).toThrow(OperatorError);
});
