import {isNominal} from '../../_shared/tables/chosenColumns';
import {columnWithRole, predictionOf} from '../../_shared/tables/columnsByRole';
import {knownValues} from '../../_shared/tables/knownValues';
import {thresholdOf} from '../../_shared/models/threshold';
import {OperatorError} from '../../_shared/types';
import type {Column, Run} from '../../_shared/types';

function checkClass(prediction: Column, name: string): void {
  const known = knownValues(prediction);
  if (
    prediction.type === 'binominal' &&
    known.length >= 2 &&
    !known.includes(name)
  ) {
    throw new OperatorError(
      `The prediction does not know the class "${name}".`,
    );
  }
}

/**
 * Apply Threshold: replaces the prediction, based on the confidence of the
 * second class.
 */
export const run: Run = ({'example set': table = [], threshold = []}) => {
  const prediction = predictionOf(table);
  if (!isNominal(prediction)) {
    throw new OperatorError('The prediction must be nominal.');
  }
  const {threshold: limit, firstClass, secondClass} = thresholdOf(threshold);
  [firstClass, secondClass].forEach((name) => checkClass(prediction, name));
  // A missing confidence never exceeds the threshold, in a single cell or in a
  // missing column.
  const confidences = columnWithRole(table, `confidence_${secondClass}`);
  const values = prediction.values.map((_, row) => {
    const confidence = confidences?.values[row];
    return typeof confidence === 'number' && confidence > limit
      ? secondClass
      : firstClass;
  });
  return {
    'example set': table.map((column) =>
      column === prediction
        ? {...column, values, knownValues: [firstClass, secondClass]}
        : column,
    ),
  };
};
