import {innerNumbers, rowCount} from '../../../_shared/tables/innerNumbers';
import {solve} from '../../../_shared/numbers/linearSystem';
import {dot, multiply, transpose} from '../../../_shared/numbers/matrix';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {NotComputed, OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

const STEPS = 100;

/**
 * Fits the parameters a and b of `a * exp(b * hours)` with least squares, using
 * the Gauss-Newton method.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = []} = inputs;
  const label = columnWithRole(table, 'label');
  const hours = table.find(({name, role}) => name === 'hours' && !role);
  if (!label || !hours) {
    throw new OperatorError('There must be a label, and a column "hours".');
  }
  if ([...label.values, ...hours.values].includes(null)) {
    throw new OperatorError('The training data have missing values.');
  }
  const first = new Map(
    settings.initial_parameter_values as readonly [string, string][],
  );
  const [x, y] = [innerNumbers(hours), innerNumbers(label)];
  let [a, b] = [Number(first.get('a')), Number(first.get('b'))];
  let lastMove = NaN;
  const residuals = () =>
    x.map((value, row) => Number(y[row]) - a * Math.exp(b * value));
  for (let step = 0; step < STEPS; step++) {
    const slopes = x.map((value) => [
      Math.exp(b * value),
      a * value * Math.exp(b * value),
    ]);
    const flipped = transpose(slopes);
    const [moveA = 0, moveB = 0] = solve(
      multiply(flipped, slopes),
      flipped.map((row) => dot(row, residuals())),
    ) ?? [NaN, NaN];
    a += moveA;
    b += moveB;
    lastMove = Math.hypot(moveA, moveB);
  }
  if (!(lastMove < 1e-6)) {
    throw new NotComputed('This example finds no best parameters.');
  }
  const left = residuals();
  return {
    prediction: [
      ...table,
      {
        name: `prediction(${label.name})`,
        type: 'real',
        role: 'prediction',
        values: Array.from(
          {length: rowCount(table)},
          (_, row) => Number(y[row]) - Number(left[row]),
        ),
      },
    ],
    parameters: [
      {name: 'a', type: 'real', values: [a]},
      {name: 'b', type: 'real', values: [b]},
      {name: 'error', type: 'real', values: [dot(left, left)]},
    ],
    original: table,
  };
};
