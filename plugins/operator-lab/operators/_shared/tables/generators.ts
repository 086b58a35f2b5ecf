import {namedColumn} from './namedColumn';
import type {Column, Table} from '../types';

/** Functions of two columns, by operator sign. */
const OF_TWO: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};

/** Returns the number of a cell: NaN if it is missing. */
function numberIn({values}: Column, row: number): number {
  const value = values[row] ?? null;
  return value === null ? NaN : Number(value);
}

const valueOf = (number: number) => (Number.isNaN(number) ? null : number);

/**
 * Generates a column named after its formula, such as `(a + b)` or `1/(a)`. An
 * infinite reciprocal is missing. Other results can be infinite.
 * @param sign One of `+`, `-`, `*`, `/`, or `1/`.
 */
export function generated(
  table: Table,
  sign: string,
  names: readonly string[],
): Column {
  const [first, second] = names.map((name) => namedColumn(table, name));
  const rows = first?.values ?? [];
  const ofTwo = OF_TWO[sign];
  if (first && second && ofTwo) {
    return {
      name: `(${first.name} ${sign} ${second.name})`,
      type: 'real',
      values: rows.map((_, row) =>
        valueOf(ofTwo(numberIn(first, row), numberIn(second, row))),
      ),
    };
  }
  return {
    name: `1/(${first?.name})`,
    type: 'real',
    values: rows.map((_, row) => {
      const result = 1 / numberIn(first as Column, row);
      return Number.isFinite(result) ? result : null;
    }),
  };
}
