import type {Column, Table, Value} from '../types';

/**
 * Converts the inputs and results of loop iterations to a table. The column
 * `round` starts at 1.
 */
export function loopRounds(
  columns: Readonly<Record<string, readonly Value[]>>,
): Table {
  const rounds = Math.max(
    0,
    ...Object.values(columns).map(({length}) => length),
  );
  const number: Column = {
    name: 'round',
    type: 'integer',
    values: Array.from({length: rounds}, (_, at) => at + 1),
  };
  return [
    number,
    ...Object.entries(columns).map(([name, values]): Column => ({
      name,
      type: !values.every((value) => typeof value === 'number')
        ? 'nominal'
        : values.every(Number.isInteger)
          ? 'integer'
          : 'real',
      values,
    })),
  ];
}
