import {isNominal} from '../../../_shared/tables/chosenColumns';
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
 * Support Vector Machine (Linear) at its exact optimum. `weights` has the
 * weights and the bias of the model, and `applied` the predictions for `new
 * data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const rows = marginRows(training);
  const {weights, bias, valueOf} = mySvm(
    rows,
    {...settings, kernel_type: 'dot'},
    isNominal(rows.label),
    columnWithRole(training, 'weight') !== undefined,
  );
  return {
    weights: [
      {name: 'name', type: 'nominal', values: [...rows.names, 'bias']},
      {name: 'weight', type: 'real', values: [...weights, bias]},
    ],
    exampleSet: training,
    applied: withPredictions(
      data,
      rows.label,
      newPoints(data, rows.names).map((point) =>
        signedPrediction(rows.label, valueOf(point)),
      ),
    ),
  };
};
