import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {numbersOf} from '../../../_shared/tables/columnStatistics';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {legacyPercentile} from '../../../_shared/numbers/legacyPercentile';
import type {Column, Run} from '../../../_shared/types';

type Test = {readonly flag: string; readonly confidence: number};

/**
 * Tests each value of a column by its distance from the median. Missing values
 * have no result.
 */
function tested({values}: Column): readonly (Test | null)[] {
  const numbers = numbersOf(values);
  const [first, median, third] = [0.25, 0.5, 0.75].map((share) =>
    legacyPercentile(numbers, share),
  ) as [number, number, number];
  const reach = 1.5 * (third - first);
  return values.map((value) => {
    if (typeof value !== 'number') {
      return null;
    }
    const isTop = value > median;
    const bound = isTop ? third + reach : first - reach;
    const confidence =
      value === median ? 0 : (value - median) / (bound - median);
    const side = isTop ? 'Top Outlier' : 'Bottom Outlier';
    return {confidence, flag: confidence >= 1 ? side : 'No Outlier'};
  });
}

/**
 * Tukey Test: returns a flag and a confidence for each numeric column, and the
 * number of outliers in each row.
 */
export const run: Run = ({'example set': table = []}) => {
  const tests = regularColumns(table)
    .filter(isNumeric)
    .map((column) => ({name: column.name, results: tested(column)}));
  return {
    'example set output': [
      ...table,
      ...tests.flatMap(({name, results}): Column[] => [
        {
          name: `Flag of ${name}`,
          type: 'nominal',
          values: results.map((result) => result?.flag ?? null),
        },
        {
          name: `Confidence of ${name}`,
          type: 'real',
          values: results.map((result) => result?.confidence ?? null),
        },
      ]),
      {
        name: 'TukeyTest_NumberOfOutlierAttributes',
        type: 'integer',
        values: (table[0]?.values ?? []).map(
          (_, row) =>
            tests.filter(({results}) => (results[row]?.confidence ?? 0) >= 1)
              .length,
        ),
      },
    ],
    original: table,
  };
};
