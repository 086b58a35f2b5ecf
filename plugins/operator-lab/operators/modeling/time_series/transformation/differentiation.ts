import {withNewSeries} from '../../../_shared/series/changedSeries';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** Comparisons of a value with an earlier one, by differentiation method. */
const comparisons: Readonly<
  Record<string, (value: number, earlier: number) => number>
> = {
  subtraction: (value, earlier) => value - earlier,
  ratio: (value, earlier) => value / earlier,
  direction: (value, earlier) => Math.sign(value - earlier),
};

/**
 * Differentiation: compares each value with the value `lag` rows before. The
 * result is missing if one of the values is missing.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const lag = Number(settings.lag ?? 1);
  const compare =
    comparisons[String(settings.differentiation_method ?? 'subtraction')];
  if (!compare) {
    throw new OperatorError('Unknown differentiation method.');
  }
  return {
    'example set': withNewSeries(
      table,
      settings,
      (series) => {
        if (lag >= series.length) {
          throw new OperatorError(
            'The lag must be lower than the number of rows.',
          );
        }
        return series.map((value, at) => {
          const earlier = series[at - lag] ?? null;
          return value === null || earlier === null
            ? null
            : compare(value, earlier);
        });
      },
      '_differentiated',
    ),
    original: table,
  };
};
