import {namedColumn} from '../../../_shared/tables/namedColumn';
import type {Column, Run, Value} from '../../../_shared/types';

/** Shifts values down by a number of rows, or up if the number is negative. */
function moved(
  values: readonly Value[],
  lag: number,
  rows: number,
): readonly Value[] {
  return Array.from({length: rows}, (_, at) => values[at - lag] ?? null);
}

/** Lag Series: adds a shifted copy of each column in the list of lags. */
export const run: Run = ({'example set input': table = []}, settings) => {
  const list = settings.individual_lags;
  const lags = Array.isArray(list)
    ? (list as readonly (readonly [string, string])[])
    : [];
  const longest = Math.max(0, ...lags.map(([, lag]) => Number(lag)));
  const count = table[0]?.values.length ?? 0;
  const rows = settings.extend_exampleset === true ? count + longest : count;
  const added = lags.map(([name, text]): Column => {
    const lag = Number(text);
    const column = namedColumn(table, name);
    return {
      ...column,
      name: `${name} ${lag < 0 ? '+' : '-'} ${Math.abs(lag)}`,
      values: moved(column.values, lag, rows),
    };
  });
  return {
    'example set output': [
      ...table.map((column) => ({
        ...column,
        values: moved(column.values, 0, rows),
      })),
      ...added,
    ],
    original: table,
  };
};
