import {expect, it} from 'vitest';
import {batchesOf, run} from '@lab/utility/process_control/loops/loop_batches';
import {firstRows} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [orders, batches] = exampleTables(import.meta);
const table = asTable(orders, {order: 'id'});

it('cuts the table as shown', () => {
  expect(
    batchesOf(table, 3).map(([order, amount], at) => ({
      batch: at + 1,
      rows: order?.values.length,
      first: order?.values[0],
      last: order?.values.at(-1),
      'sum(amount)': amount?.values.reduce<number>(
        (sum, value) => sum + Number(value ?? 0),
        0,
      ),
    })),
  ).toEqual(batches);
});

it('has one batch of exactly this size, and none without rows', () => {
  const sizes = (input: typeof table, batch_size: number) =>
    run({'example set': input}, {batch_size}).rounds?.[1]?.values;
  const empty = firstRows(table, 0);
  expect([sizes(table, 7), sizes(empty, 7)]).toEqual([[7], []]);
});
