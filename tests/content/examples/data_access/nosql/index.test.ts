import {expect, it} from 'vitest';
import {run as unique} from '@lab/cleansing/duplicates/remove_duplicates';
import {column, exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [readings, stores = []] = exampleTables(
  import.meta,
  'Worked example: four readings, sent twice',
);

/**
 * Number of rows that differ in the key columns; without key columns, the
 * number of all rows.
 */
function entryCount(rows: typeof stores, toldApart: string): number {
  const names = toldApart.match(/sensor|measured_at/g);
  const result = names
    ? unique(
        {'example set input': asTable(rows)},
        {attribute_filter_type: 'subset', attributes: names.join('|')},
      )['example set output']
    : asTable(rows);
  return result?.[0]?.values.length ?? 0;
}

it('counts the entries of each store', () => {
  const once = readings ?? [];
  const counts = (rows: typeof stores) =>
    stores.map((store) => entryCount(rows, String(store['Identified by'])));
  expect(once).toHaveLength(4);
  expect(column(stores, 'After one run')).toEqual(counts(once));
  expect(column(stores, 'After two runs')).toEqual(counts([...once, ...once]));
});
