import {complete} from '../../_shared/tables/complete';
import type {Column, Run} from '../../_shared/types';

/** Functions for the three labels of a row. */
const LABELS: readonly ((row: readonly number[]) => number)[] = [
  ([a = 0, b = 0, c = 0]) => a + b + c,
  ([a = 0, , , d = 0]) => 2 * a + d,
  ([, , , d = 0]) => d * d,
];

/**
 * Generate Multi-Label Data with given rows instead of random ones: adds the
 * labels.
 */
export const run: Run = (inputs, {regression = false}) => {
  const table = complete(inputs.rows);
  const numbers = (table[0]?.values ?? []).map((_, row) =>
    table.map(({values}) => Number(values[row])),
  );
  const labels = LABELS.map((label, at): Column => {
    const name = `label${at + 1}`;
    const values = numbers.map(label);
    return regression
      ? {name, role: name, type: 'real', values}
      : {
          name,
          role: name,
          type: 'nominal',
          values: values.map((one) => (one > 0 ? 'positive' : 'negative')),
        };
  });
  return {output: [...table, ...labels]};
};
