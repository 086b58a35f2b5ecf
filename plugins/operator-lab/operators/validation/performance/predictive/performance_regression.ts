import {sum} from '../../../_shared/numbers/averages';
import {
  correlation,
  kendallTau,
  spearmanRho,
} from '../../../_shared/performance/correlationMeasures';
import {errorMeasures} from '../../../_shared/performance/errorMeasures';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {
  measuredRows,
  performanceOf,
} from '../../../_shared/performance/performanceRows';
import type {MeasuredRow} from '../../../_shared/performance/performanceRows';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

const NAMES = [
  'root_mean_squared_error',
  'absolute_error',
  'relative_error',
  'relative_error_lenient',
  'relative_error_strict',
  'normalized_absolute_error',
  'root_relative_squared_error',
  'squared_error',
  'correlation',
  'squared_correlation',
  'prediction_average',
  'spearman_rho',
  'kendall_tau',
];

/** Mean of the labels. A missing label counts as 0. */
function labelAverage(rows: readonly MeasuredRow[]): number {
  return (
    sum(
      rows.map(({label, weight}) => (Number.isNaN(label) ? 0 : label * weight)),
    ) / sum(rows.map(({weight}) => weight))
  );
}

/** Performance (Regression): computes measures of a numeric prediction. */
export const run: Run = (
  {'labelled data': table = [], performance},
  settings,
) => {
  const {label, all, counted} = measuredRows(table, settings);
  if (isNominal(label)) {
    throw new OperatorError('The label is not numeric.');
  }
  return {
    performance: performanceOf(
      NAMES,
      {
        ...errorMeasures(counted, all),
        correlation: () => correlation(counted),
        squared_correlation: () => correlation(counted) ** 2,
        prediction_average: () => labelAverage(counted),
        spearman_rho: () => spearmanRho(all),
        kendall_tau: () => kendallTau(all),
      },
      settings,
      performance,
    ),
    'example set': table,
  };
};
