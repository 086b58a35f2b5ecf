import {
  bestPlace,
  combinations,
  triedParameters,
} from '../../../_shared/search/parameterGrid';
import {NotComputed} from '../../../_shared/types';
import type {Run, Settings, Table} from '../../../_shared/types';
import {validateWith} from '../../../validation/cross_validation';
import {run as kNN} from '../../predictive/lazy/k_nn';

const INTEGERS = ['k-NN.k'];
const PARAMETERS = [...INTEGERS, 'k-NN.weighted_vote'];

/**
 * Runs the inner process: the accuracy of k-NN in a cross-validation with three
 * folds.
 */
export function accuracyOf(table: Table, settings: Settings): number {
  const validate = validateWith(
    (training, test) =>
      kNN({'training set': training, 'new data': test}, settings).applied ?? [],
  );
  const {'performance 1': measured} = validate(
    {'example set': table},
    {sampling_type: 'linear sampling', number_of_folds: 3},
  );
  return Number(measured?.[0]?.values[0] ?? NaN);
}

function settingsOf(names: readonly string[], values: readonly string[]) {
  const [k = '5', isWeighted = 'true'] = PARAMETERS.map(
    (name) => values[names.indexOf(name)],
  );
  return {k: Number(k), weighted_vote: isWeighted === 'true'};
}

/**
 * Optimize Parameters (Grid) around a cross-validation of k-NN. In addition to
 * the operator's outputs, `log` has a row for each combination.
 */
export const run: Run = ({'input 1': table = []}, settings) => {
  const tried = triedParameters(settings.parameters, INTEGERS);
  const names = tried.map(({parameter}) => parameter);
  if (!names.every((name) => PARAMETERS.includes(name))) {
    throw new NotComputed('This example tries k-NN.k and k-NN.weighted_vote.');
  }
  const all = combinations(tried);
  const accuracies = all.map((values) =>
    accuracyOf(table, settingsOf(names, values)),
  );
  const best = bestPlace(accuracies);
  return {
    performance: [
      {name: 'accuracy', type: 'real', values: [accuracies[best] ?? null]},
    ],
    'parameter set': [
      {name: 'parameter', type: 'nominal', values: names},
      {name: 'value', type: 'nominal', values: all[best] ?? []},
    ],
    log: [
      ...names.map((name, at) => ({
        name,
        type: 'nominal' as const,
        values: all.map((values) => values[at] ?? null),
      })),
      {name: 'accuracy', type: 'real', values: accuracies},
    ],
  };
};
