import {rowCount} from '../../../_shared/tables/innerNumbers';
import {loopRounds} from '../../../_shared/tables/loopRounds';
import {rowsAt} from '../../../_shared/tables/randomRows';
import type {Run, Table} from '../../../_shared/types';

/** Splits a table into batches, in row order. */
export function batchesOf(table: Table, size: number): readonly Table[] {
  const rows = [...Array(rowCount(table)).keys()];
  return Array.from({length: Math.ceil(rows.length / size)}, (_, at) =>
    rowsAt(table, rows.slice(at * size, (at + 1) * size)),
  );
}

/**
 * Loop Batches: returns the number of rows in each batch, and the table itself.
 */
export const run: Run = ({'example set': table = []}, settings) => ({
  rounds: loopRounds({
    rows: batchesOf(table, Number(settings.batch_size ?? 1000)).map(rowCount),
  }),
  'example set': table,
});
