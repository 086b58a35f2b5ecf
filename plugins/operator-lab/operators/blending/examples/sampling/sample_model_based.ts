import {isNominal} from '../../../_shared/tables/chosenColumns';
import {randomOf, rowsAt} from '../../../_shared/tables/randomRows';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {OperatorError} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';
import {withRole} from '../../../_shared/tables/withRole';
import type {Run, Table} from '../../../_shared/types';

/**
 * Returns the weight of each row: `√((1 - share) / share)`, where `share` is
 * the fraction of its class among rows with the same prediction.
 */
function weightsOf(table: Table): number[] {
  const label = columnWithRole(table, 'label');
  const prediction = columnWithRole(table, 'prediction');
  if (!label || !prediction || !isNominal(label)) {
    throw new OperatorError('A nominal label and a prediction are needed.');
  }
  const first = knownValues(label)[0];
  const pairs = label.values.map((value, row) => ({
    label: value ?? first,
    prediction: prediction.values[row] ?? first,
  }));
  return pairs.map((pair) => {
    const alike = pairs.filter((one) => one.prediction === pair.prediction);
    const share =
      alike.filter((one) => one.label === pair.label).length / alike.length;
    return Math.sqrt((1 - share) / share);
  });
}

/** Sample (Model-Based): samples a table that already has predictions. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const weights = weightsOf(table);
  const most = Math.max(...weights);
  const random = randomOf(settings);
  const kept = [...weights.keys()].filter(
    (row) => random.nextDouble() > (weights[row] ?? 0) / most,
  );
  return {
    'example set output': withRole(rowsAt(table, kept), {
      name: 'weight',
      type: 'real',
      role: 'weight',
      values: kept.map(() => 1),
    }),
    original: table,
    weights: withRole(table, {
      name: 'weight',
      type: 'real',
      role: 'weight',
      values: weights,
    }),
  };
};
