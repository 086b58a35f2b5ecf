import {numbersOf} from '../../../_shared/tables/columnStatistics';
import {solve} from '../../../_shared/numbers/linearSystem';
import {multiply, transpose} from '../../../_shared/numbers/matrix';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Fits a polynomial to the named series with least squares. Its variable x is
 * the row number, starting at 0.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const series = table.find(({name}) => name === settings.attribute);
  const numbers = numbersOf(series?.values ?? []);
  if (numbers.length !== series?.values.length) {
    throw new OperatorError('The series has a missing value.');
  }
  const powers = Array.from(
    {length: Number(settings.degree ?? 2) + 1},
    (_, at) => at,
  );
  const terms = numbers.map((_, x) => powers.map((power) => x ** power));
  const flipped = transpose(terms);
  const right = multiply(
    flipped,
    numbers.map((value) => [value]),
  ).flat();
  const coefficients = solve(multiply(flipped, terms), right) ?? [];
  const fitted = terms.map((row) =>
    row.reduce((sum, term, at) => sum + term * Number(coefficients[at]), 0),
  );
  const discrepancy =
    fitted.reduce(
      (sum, value, at) => sum + (value - Number(numbers[at])) ** 2,
      0,
    ) / fitted.length;
  return {
    features: [
      ...coefficients.map((coefficient, at) => ({
        name: `c${at}`,
        type: 'real' as const,
        values: [coefficient],
      })),
      {name: 'discrepancy', type: 'real', values: [discrepancy]},
    ],
    fitted: [{name: 'fitted', type: 'real', values: fitted}],
    original: table,
  };
};
