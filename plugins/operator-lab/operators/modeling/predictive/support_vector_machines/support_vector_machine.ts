import {isNominal} from '../../../_shared/tables/chosenColumns';
import {onlyKnown} from '../../../_shared/numbers/components';
import {
  marginRows,
  newPoints,
  signedPrediction,
} from '../../../_shared/kernels/marginRows';
import {mySvm} from '../../../_shared/kernels/mySvm';
import {withPredictions} from '../../../_shared/models/prediction';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import type {Run} from '../../../_shared/types';

/**
 * Support Vector Machine at its exact optimum. `model` has the bias and the
 * weights of the columns, `alphas` the value of each training row, and
 * `applied` the predictions for `new data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const rows = marginRows(training);
  onlyKnown(training.filter(({role}) => !role || role === 'label'));
  const svm = mySvm(
    rows,
    settings,
    isNominal(rows.label),
    columnWithRole(training, 'weight') !== undefined,
  );
  const points = newPoints(data, rows.names);
  return {
    model: [
      {name: 'name', type: 'nominal', values: [...rows.names, 'bias']},
      {name: 'weight', type: 'real', values: [...svm.weights, svm.bias]},
    ],
    alphas: [{name: 'alpha', type: 'real', values: svm.alphas}],
    exampleSet: training,
    applied: withPredictions(
      data,
      rows.label,
      points.map((point) => signedPrediction(rows.label, svm.valueOf(point))),
    ),
  };
};
