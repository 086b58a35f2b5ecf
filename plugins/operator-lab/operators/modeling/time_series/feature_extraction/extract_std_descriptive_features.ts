import {median} from '../../../_shared/numbers/averages';
import {
  columnStatistics,
  numbersOf,
} from '../../../_shared/tables/columnStatistics';
import type {Run} from '../../../_shared/types';

/** Mean of a function of the numbers. */
function meanOf(
  numbers: readonly number[],
  of: (value: number) => number,
): number {
  return numbers.reduce((sum, value) => sum + of(value), 0) / numbers.length;
}

/** Statistics of the named series, with the formulas of the operator's page. */
export const run: Run = ({'example set': table = []}, settings) => {
  const series = table.find(({name}) => name === settings.attribute);
  const numbers = numbersOf(series?.values ?? []);
  const {mean, variance, minimum, maximum} = columnStatistics(numbers);
  const moment = (power: number) =>
    meanOf(numbers, (value) => (value - mean) ** power);
  const values = {
    sum: mean * numbers.length,
    mean,
    'geometric mean': Math.exp(meanOf(numbers, Math.log)),
    median: median(numbers),
    min: minimum,
    max: maximum,
    'standard deviation': Math.sqrt(variance),
    skewness: moment(3) / moment(2) ** 1.5,
    kurtosis: moment(4) / moment(2) ** 2,
  };
  return {
    features: Object.entries(values).map(([name, value]) => ({
      name,
      type: 'real',
      values: [value],
    })),
    original: table,
  };
};
