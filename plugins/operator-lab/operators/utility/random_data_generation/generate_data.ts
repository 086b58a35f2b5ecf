import {complete} from '../../_shared/tables/complete';
import {sum} from '../../_shared/numbers/averages';
import {NotComputed, OperatorError} from '../../_shared/types';
import type {Run, Value} from '../../_shared/types';

type Rule = {
  /** Minimum and maximum number of columns. */
  readonly columns: readonly [least: number, most: number];
  readonly label: (row: readonly number[]) => Value;
};
const classOf = (isPositive: boolean) => (isPositive ? 'positive' : 'negative');
const at = (row: readonly number[], index: number) => row[index] ?? NaN;

/** Target functions of Generate Data that this example supports. */
const RULES: Readonly<Record<string, Rule>> = {
  sum: {columns: [1, Infinity], label: sum},
  polynomial: {
    columns: [3, Infinity],
    label: (row) => at(row, 0) ** 3 + at(row, 1) ** 2 + at(row, 2),
  },
  'non linear': {
    columns: [3, Infinity],
    label: (row) =>
      at(row, 0) * at(row, 1) * at(row, 2) +
      at(row, 0) * at(row, 1) +
      at(row, 1) ** 2,
  },
  'sinus with trend': {
    columns: [1, 1],
    label: (row) => Math.sin(at(row, 0)) + 0.1 * at(row, 0),
  },
  'sum classification': {
    columns: [1, Infinity],
    label: (row) => classOf(sum(row) > 0),
  },
  'quadratic classification': {
    columns: [2, Infinity],
    label: (row) => classOf(at(row, 1) > at(row, 0) ** 2),
  },
  'interaction classification': {
    columns: [3, Infinity],
    label: (row) =>
      classOf(at(row, 0) < 0 || (at(row, 1) > 0 && at(row, 2) < 0)),
  },
};

/** Generate Data with given rows instead of random ones: adds the label. */
export const run: Run = (inputs, settings) => {
  const table = complete(inputs.rows);
  const name = String(settings.target_function);
  const rule = RULES[name];
  if (!rule) {
    throw new NotComputed(`This example does not compute "${name}".`);
  }
  const [least, most] = rule.columns;
  if (table.length < least || table.length > most) {
    throw new OperatorError('The number of columns does not fit the function.');
  }
  const values = (table[0]?.values ?? []).map((_, row) =>
    rule.label(table.map((column) => Number(column.values[row]))),
  );
  const type = typeof values[0] === 'string' ? 'nominal' : 'real';
  return {output: [...table, {name: 'label', role: 'label', type, values}]};
};
