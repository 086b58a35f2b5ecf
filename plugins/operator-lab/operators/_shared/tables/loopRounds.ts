import type {Column, Table, Value} from '../types';

/** What each round of a loop gets and leaves: a row a round, with its number from 1 in front. */
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
