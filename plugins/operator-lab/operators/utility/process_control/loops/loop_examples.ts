import {rowCount} from '../../../_shared/tables/innerNumbers';
import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run, Table} from '../../../_shared/types';

/**
 * The inner process of an iteration. It receives the table and the row number.
 */
export type Inner = (table: Table, example: number) => Table;

/**
 * Returns the input table of each iteration, and then the output table.
 * @param isChain True if the inner sink is connected.
 */
export function tablesOfRounds(
  input: Table,
  inner: Inner,
  isChain: boolean,
): readonly Table[] {
  const tables: Table[] = [];
  let table = input;
  for (let example = 1; example <= rowCount(table); example += 1) {
    tables.push(table);
    const left = inner(table, example);
    table = isChain ? left : table;
  }
  return [...tables, table];
}

/**
 * Loop Examples with an inner process that changes nothing: returns the
 * iterations and the table.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const rounds = tablesOfRounds(table, (same) => same, false).slice(0, -1);
  return {
    rounds: loopRounds({
      [String(settings.iteration_macro ?? 'example')]: rounds.map(
        (_, at) => at + 1,
      ),
      'rows received': rounds.map(rowCount),
    }),
    'example set': table,
  };
};
