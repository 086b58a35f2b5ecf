import {expect, it} from 'vitest';
import {exampleTables} from '../support/exampleTables';

const [copy = [], source = [], result = []] = exampleTables(
  'data/load-new-rows',
  'Worked example: five orders and a late one',
);
const time = (row: (typeof copy)[number]) => String(row.updated_at);
const newest = (rows: typeof copy) => rows.map(time).sort().at(-1) ?? '';
const keys = (rows: typeof copy) => rows.map(({order_id: id}) => id);

it('finds the changed, the new, and the late order', () => {
  const from = newest(copy);
  const read = source.filter((row) => time(row) >= from);
  expect(keys(read)).toEqual([103, 104, 105]);
  expect(keys(source.filter((row) => time(row) > from))).not.toContain(105);
  const kept = copy.filter((row) => !keys(read).includes(row.order_id));
  expect([...kept, ...read]).toEqual(result);
  expect(keys(source.filter((row) => time(row) >= newest(result)))).toEqual([
    104,
  ]);
});
