import {sum} from '../../../_shared/numbers/averages';
import {
  accuracy,
  classWeights,
  confusionMatrix,
  kappa,
  meanPrecision,
  meanRecall,
} from '../../../_shared/performance/classMeasures';
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
import type {
  Measured,
  MeasuredRow,
} from '../../../_shared/performance/performanceRows';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Run, Table} from '../../../_shared/types';

const NAMES = [
  'accuracy',
  'classification_error',
  'kappa',
  'weighted_mean_recall',
  'weighted_mean_precision',
  'spearman_rho',
  'kendall_tau',
  'absolute_error',
  'relative_error',
  'relative_error_lenient',
  'relative_error_strict',
  'normalized_absolute_error',
  'root_mean_squared_error',
  'root_relative_squared_error',
  'squared_error',
  'correlation',
  'squared_correlation',
  'cross-entropy',
  'margin',
  'soft_margin_loss',
  'logistic_loss',
];

/**
 * Returns a function for a row's confidence in its true class. The confidence
 * is NaN if it is missing.
 */
function confidences(table: Table, {label}: Measured) {
  return ({at}: MeasuredRow): number => {
    const column = columnWithRole(
      table,
      `confidence_${label.values[at] ?? '?'}`,
    );
    return Number(column?.values[at] ?? NaN);
  };
}

/** Measures of the confidence in the true class. They include all rows. */
function confidenceMeasures(
  all: readonly MeasuredRow[],
  confidenceOf: (row: MeasuredRow) => number,
) {
  const weight = sum(all.map((row) => row.weight));
  const total = (loss: (confidence: number) => number) =>
    sum(all.map((row) => row.weight * loss(confidenceOf(row))));
  return {
    'cross-entropy': () => total((c) => -Math.log2(c)) / (weight + 1),
    margin: () => Math.min(1, ...all.map(confidenceOf)),
    soft_margin_loss: () => total((c) => Math.max(0, 1 - c)) / weight,
    logistic_loss: () => total((c) => Math.log(1 + Math.exp(-c))) / weight,
  };
}

/** Performance (Classification): computes measures of a predicted class. */
export const run: Run = (
  {'labelled data': table = [], performance},
  settings,
) => {
  const measured = measuredRows(table, settings);
  const {label, prediction, all, counted} = measured;
  if (!isNominal(label) || !isNominal(prediction)) {
    throw new OperatorError('Label and prediction must be nominal.');
  }
  const ofLabel = knownValues(label);
  // Only the weighted means use the weights, and reject an unknown class.
  const weights = () => classWeights(label, settings);
  const matrix = () =>
    confusionMatrix(measured, [
      ...new Set([...ofLabel, ...knownValues(prediction)]),
    ]);
  const known = () => confusionMatrix(measured, ofLabel);
  const confidenceOf = confidences(table, measured);
  // The true class is the number 1, and its confidence is the prediction of
  // this number.
  const asNumbers = counted.map((row) => ({
    ...row,
    label: 1,
    prediction: confidenceOf(row),
  }));
  // If a missing prediction is not skipped, it counts as the first class.
  const first = ofLabel.indexOf(knownValues(prediction)[0] ?? '');
  const positions = counted.map((row) => ({
    ...row,
    prediction: Number.isNaN(row.prediction) ? first : row.prediction,
  }));
  return {
    performance: performanceOf(
      NAMES,
      {
        accuracy: () => accuracy(matrix()),
        classification_error: () => 1 - accuracy(matrix()),
        kappa: () => kappa(matrix()),
        weighted_mean_recall: () => meanRecall(known(), weights()),
        weighted_mean_precision: () => meanPrecision(known(), weights()),
        spearman_rho: () => spearmanRho(all),
        kendall_tau: () => kendallTau(all),
        ...errorMeasures(asNumbers, all),
        correlation: () => correlation(positions),
        squared_correlation: () => correlation(positions) ** 2,
        ...confidenceMeasures(all, confidenceOf),
      },
      settings,
      performance,
    ),
    'example set': table,
  };
};
