import {
  accuracy,
  confusionMatrix,
  kappa,
} from '../../../_shared/performance/classMeasures';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {
  measuredRows,
  performanceOf,
} from '../../../_shared/performance/performanceRows';
import {knownValues} from '../../../_shared/tables/knownValues';
import {
  areas,
  positiveMeasures,
} from '../../../_shared/performance/twoClassMeasures';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings} from '../../../_shared/types';

/**
 * The positive class in the settings, or undefined if it is not set manually.
 */
function namedClass(label: Column, settings: Settings): string | undefined {
  const classes = knownValues(label);
  if (!isNominal(label) || classes.length !== 2) {
    throw new OperatorError('The label must have two values.');
  }
  if (settings.manually_set_positive_class !== true) {
    return undefined;
  }
  const named = String(settings.positive_class ?? '');
  if (!classes.includes(named)) {
    throw new OperatorError(`The label has no class "${named}".`);
  }
  return named;
}

/**
 * Renames the settings of two kinds of AUC to the names of the measures, which
 * contain a space.
 */
function byMeasure(settings: Settings): Settings {
  const kinds = ['optimistic', 'pessimistic'].flatMap((kind) => {
    const value = settings[`AUC_(${kind})`];
    return value === undefined ? [] : [[`AUC (${kind})`, value] as const];
  });
  return {...settings, ...Object.fromEntries(kinds)};
}

/**
 * Performance (Binominal Classification): computes measures for two classes,
 * one of which is positive.
 */
export const run: Run = (
  {'labelled data': table = [], performance},
  settings,
) => {
  const measured = measuredRows(table, settings);
  const {label, prediction} = measured;
  const named = namedClass(label, settings);
  const matrix = () =>
    confusionMatrix(measured, [
      ...new Set([...knownValues(label), ...knownValues(prediction)]),
    ]);
  const values = {
    accuracy: () => accuracy(matrix()),
    classification_error: () => 1 - accuracy(matrix()),
    kappa: () => kappa(matrix()),
    ...areas(table, measured, named),
    ...positiveMeasures(measured, named),
  };
  return {
    performance: performanceOf(
      Object.keys(values),
      values,
      byMeasure(settings),
      performance,
    ),
    'example set': table,
  };
};
