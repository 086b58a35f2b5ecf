import {
  accuracy,
  confusionMatrix,
  kappa,
} from '../../_shared/performance/classMeasures';
import {errorMeasures} from '../../_shared/performance/errorMeasures';
import {isNominal} from '../../_shared/tables/chosenColumns';
import {
  measuredRows,
  performanceOf,
} from '../../_shared/performance/performanceRows';
import {knownValues} from '../../_shared/tables/knownValues';
import {
  areas,
  positiveMeasures,
} from '../../_shared/performance/twoClassMeasures';
import type {Run} from '../../_shared/types';

/** Performance: computes the usual measures for the type of the label. */
export const run: Run = (
  {'labelled data': table = [], performance},
  settings,
) => {
  const measured = measuredRows(table, {
    use_example_weights: settings.use_example_weights ?? true,
  });
  const {label, prediction, all, counted} = measured;
  const result = (values: Readonly<Record<string, () => number>>) => ({
    performance: performanceOf(
      Object.keys(values),
      values,
      Object.fromEntries(Object.keys(values).map((name) => [name, true])),
      performance,
    ),
    'example set': table,
  });
  if (!isNominal(label)) {
    const {root_mean_squared_error, squared_error} = errorMeasures(
      counted,
      all,
    );
    return result({root_mean_squared_error, squared_error});
  }
  const classes = knownValues(label);
  const matrix = () =>
    confusionMatrix(measured, [
      ...new Set([...classes, ...knownValues(prediction)]),
    ]);
  if (classes.length !== 2) {
    return result({
      accuracy: () => accuracy(matrix()),
      kappa: () => kappa(matrix()),
    });
  }
  const {precision, recall} = positiveMeasures(measured);
  return result({
    accuracy: () => accuracy(matrix()),
    precision,
    recall,
    ...areas(table, measured),
  });
};
