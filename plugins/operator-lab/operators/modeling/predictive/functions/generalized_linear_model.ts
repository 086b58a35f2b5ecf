import {innerNumbers} from '../../../_shared/tables/innerNumbers';
import {FAMILIES, mostLikely} from '../../../_shared/models/likelihood';
import {dot} from '../../../_shared/numbers/matrix';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Generalized Linear Model of one column without regularization: trains the
 * model and applies it to new data. The mean of the training rows replaces
 * missing values.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const label = columnWithRole(training, 'label');
  const column = training.find(({role}) => !role);
  const family = FAMILIES[String(settings.family)];
  if (!label || !column || !family) {
    throw new OperatorError('A label, a column, and a family are needed.');
  }
  const known = innerNumbers(column).filter((value) => !Number.isNaN(value));
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const rowsOf = (values: readonly number[]) =>
    values.map((value) => [1, Number.isNaN(value) ? mean : value]);
  const {coefficients, errors} = mostLikely(
    rowsOf(innerNumbers(column)),
    innerNumbers(label),
    family,
  );
  const fresh = data.find(({name}) => name === column.name);
  const scores = rowsOf(fresh ? innerNumbers(fresh) : []).map((row) =>
    dot(row, coefficients),
  );
  return {
    model: [
      {name: 'term', type: 'nominal', values: ['intercept', column.name]},
      {name: 'coefficient', type: 'real', values: coefficients},
      {name: 'std. error', type: 'real', values: errors},
    ],
    applied: [
      ...data,
      {name: 'score', type: 'real', values: scores},
      {
        name: `predicted ${label.name}`,
        type: 'real',
        values: scores.map(family.mean),
      },
    ],
  };
};
