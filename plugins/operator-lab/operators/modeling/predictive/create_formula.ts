import {complete} from '../../_shared/tables/complete';
import {doubleText} from '../../_shared/texts/doubleText';
import {innerNumbers} from '../../_shared/tables/innerNumbers';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/** Numbers closer to 0 than this are omitted. */
const ZERO = 1e-6;

const isZero = (value: number) => Math.abs(value) < ZERO;

function dotText(row: readonly number[], names: readonly string[]): string {
  return row
    .map((value, at) => ({value, name: names[at] ?? ''}))
    .filter(({value}) => !isZero(value))
    .map(({value, name}, at) => {
      const sign = value < 0 ? (at ? ' - ' : '-') : at ? ' + ' : '';
      return `${sign}${doubleText(Math.abs(value))} * ${name}`;
    })
    .join('');
}

function radialText(
  row: readonly number[],
  names: readonly string[],
  gamma: number,
): string {
  const squares = row.map((value, at) => {
    const difference = `(${doubleText(value)} - ${names[at] ?? ''})`;
    return `${difference} * ${difference}`;
  });
  return `exp(${doubleText(-gamma)} * (${squares.join(' + ')}))`;
}

/**
 * Formula of a Support Vector Machine model. `model` has a row for each support
 * vector: its signed factor in the column `alpha`, and its values as stored in
 * the model. `formula` is a table with a row for each line.
 */
export const run: Run = (inputs, settings) => {
  const vectors = complete(inputs.model);
  const factors = vectors.find(({name}) => name === 'alpha');
  if (!factors) {
    throw new OperatorError('The support vectors have no column "alpha".');
  }
  const columns = vectors.filter((column) => column !== factors);
  const names = columns.map(({name}) => name);
  const numbers = columns.map(innerNumbers);
  const lines = innerNumbers(factors).flatMap((factor, at) => {
    const row = numbers.map((values) => Number(values[at]));
    const kernel =
      settings.kernel_type === 'radial'
        ? radialText(row, names, Number(settings.kernel_gamma ?? 1))
        : dotText(row, names);
    return isZero(factor) ? [] : [[factor, ` * (${kernel})`] as const];
  });
  const bias = Number(settings.bias ?? 0);
  const terms = isZero(bias) ? lines : [...lines, [bias, ''] as const];
  return {
    formula: [
      {
        name: 'line',
        type: 'nominal',
        values: terms.map(([value, rest], at) => {
          const plus = at ? '+ ' : rest ? '  ' : '';
          return `${value < 0 ? '- ' : plus}${doubleText(Math.abs(value))}${rest}`;
        }),
      },
    ],
  };
};
