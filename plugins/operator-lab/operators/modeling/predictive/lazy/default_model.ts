import {upperMedian} from '../../../_shared/numbers/averages';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  meanOfKnown,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {withPredictions} from '../../../_shared/models/prediction';
import type {Prediction} from '../../../_shared/models/prediction';
import {knownValues} from '../../../_shared/tables/knownValues';
import {trainingLabel} from '../../../_shared/tables/trainingLabel';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings} from '../../../_shared/types';

const orMissing = (value: number) => (Number.isNaN(value) ? null : value);

/**
 * Predicts the most frequent value, with the shares of all values as
 * confidences. In a tie, the value that reaches the count first wins.
 */
function mode(label: Column): Prediction {
  const counts = new Map(knownValues(label).map((name) => [name, 0]));
  let best: string | null = null;
  for (const value of label.values) {
    if (typeof value === 'string') {
      counts.set(value, (counts.get(value) ?? 0) + 1);
      if (
        (counts.get(value) ?? 0) > (best === null ? 0 : (counts.get(best) ?? 0))
      ) {
        best = value;
      }
    }
  }
  return {
    value: best,
    confidences: [...counts.values()].map(
      (count) => count / label.values.length,
    ),
  };
}

function predictionOf(label: Column, settings: Settings): Prediction {
  const method = String(settings.method ?? 'median');
  if (isNominal(label) !== (method === 'mode')) {
    throw new OperatorError(`The method ${method} does not fit the label.`);
  }
  switch (method) {
    case 'mode':
      return mode(label);
    case 'average':
      return {value: orMissing(meanOfKnown(label))};
    case 'constant':
      return {value: Number(settings.constant ?? 0)};
    default:
      return {value: orMissing(upperMedian(innerNumbers(label)))};
  }
}

/**
 * Default Model with every method except `attribute`: trains the model and
 * applies it to new data.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const label = trainingLabel(training);
  const prediction = predictionOf(label, settings);
  return {
    exampleSet: training,
    applied: withPredictions(
      data,
      label,
      Array.from({length: rowCount(data)}, () => prediction),
    ),
  };
};
