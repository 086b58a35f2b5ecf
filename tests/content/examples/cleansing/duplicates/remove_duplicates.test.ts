import {expect, it} from 'vitest';
import {exampleTables} from '../../../support/exampleTables';
import type {ExampleTable} from '../../../support/exampleTables';

const [customers = [], results = []] = exampleTables(
  'operators/cleansing/duplicates/remove_duplicates',
);

/** Ids of the rows that have an equal row before them. */
function duplicates(
  rows: ExampleTable,
  columns: readonly string[],
  missingIsEqual: boolean,
) {
  return rows
    .filter((row, at) =>
      rows
        .slice(0, at)
        .some((before) =>
          columns.every(
            (name) =>
              row[name] === before[name] &&
              (missingIsEqual || row[name] !== '?'),
          ),
        ),
    )
    .map(({id}) => id);
}

it.each(results.map((row) => [row] as const))('%o', (row) => {
  const removed = duplicates(
    customers,
    String(row['Compared columns']).split(', '),
    row['Missing values are equal'] === 'yes',
  );
  const kept = customers
    .map(({id}) => id)
    .filter((id) => !removed.includes(id));
  expect(String(row.Removed)).toBe(removed.join(', '));
  expect(String(row.Kept)).toBe(kept.join(', '));
});
