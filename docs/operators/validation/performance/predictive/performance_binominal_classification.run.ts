import {accuracy, confusionMatrix, kappa} from '../../../_run/classMeasures';
import {
  isNominal,
  measuredRows,
  performanceOf,
} from '../../../_run/performanceRows';
import {knownValues} from '../../../_run/knownValues';
import {areas, positiveMeasures} from '../../../_run/twoClassMeasures';
import {OperatorError} from '../../../_run/types';
import type {Column, Run, Settings} from '../../../_run/types';

/** The second value of the label, and that of the prediction, or the one that is named. */
function positiveClasses(
  label: Column,
  prediction: Column,
  settings: Settings,
): {readonly ofLabel: string; readonly ofPrediction: string} {
  const [negative, positive, ...others] = knownValues(label);
  if (
    !isNominal(label) ||
    negative === undefined ||
    positive === undefined ||
    others.length > 0
  ) {
    throw new OperatorError('The label must have two values.');
  }
  if (settings.manually_set_positive_class !== true) {
    return {
      ofLabel: positive,
      ofPrediction: knownValues(prediction)[1] ?? positive,
    };
  }
  const named = String(settings.positive_class ?? '');
  if (named !== positive && named !== negative) {
    throw new OperatorError(`The label has no class "${named}".`);
  }
  return {ofLabel: named, ofPrediction: named};
}

/** Performance (Binominal Classification): measures of two classes, one of which is positive. */
export const run: Run = (
  {'labelled data': table = [], performance},
  settings,
) => {
  const measured = measuredRows(table, settings);
  const {label, prediction} = measured;
  const {ofLabel, ofPrediction} = positiveClasses(label, prediction, settings);
  const matrix = () =>
    confusionMatrix(measured, [
      ...new Set([...knownValues(label), ...knownValues(prediction)]),
    ]);
  const values = {
    accuracy: () => accuracy(matrix()),
    classification_error: () => 1 - accuracy(matrix()),
    kappa: () => kappa(matrix()),
    ...areas(table, measured, ofLabel),
    ...positiveMeasures(measured, ofPrediction),
  };
  return {
    performance: performanceOf(
      Object.keys(values),
      values,
      settings,
      performance,
    ),
    'example set': table,
  };
};
