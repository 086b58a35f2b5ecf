import {expect, it} from 'vitest';
import {run} from '@lab/validation/performance/performance_to_data';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [folds, averaged, single] = exampleTables(import.meta);
// The page shows thirds as 0.667 and 0.333.
const exact = asTable(folds).map((column) => ({
  ...column,
  values: column.values.map((value) =>
    value === 0.667 ? 2 / 3 : value === 0.333 ? 1 / 3 : value,
  ),
}));
const toData = (table: typeof exact) =>
  shownRows(run({'performance vector': table}, {})['example set']);

it('averages the folds as the page shows', () => {
  expect(toData(exact)).toEqual(averaged);
});

it('has no deviation for a single run', () => {
  const one = asTable([{measure: 'accuracy', value: 5 / 7}]);
  expect(toData(one as typeof exact)).toEqual(single);
});

it('has no value for a measure that is missing', () => {
  const [row] = toData(
    asTable([{measure: 'precision', value: '?'}]).map((column) => ({
      ...column,
      values: column.values.map((value) => value ?? Number.NaN),
    })),
  );
  expect(row?.Value).toBe('?');
});
