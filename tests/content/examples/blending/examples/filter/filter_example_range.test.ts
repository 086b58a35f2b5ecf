import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/filter/filter_example_range';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers, , settings = []] = exampleTables(import.meta);
const table = asTable(customers);
const range = (set: Settings) =>
  run({'example set input': table}, set)['example set output'];

it.each(settings)('keeps the rows of a range: $#', (row) => {
  const output = range({
    first_example: row['first example'] ?? 1,
    last_example: row['last example'] ?? 1,
    invert_filter: row['invert filter'] === 'true',
  });
  expect(shownCells(output, 'customer_id').join(', ') || 'none').toBe(row.kept);
});

it('remembers texts that are gone', () => {
  const output = range({first_example: 1, last_example: 1});
  expect(output?.[1]?.knownValues).toEqual(['monthly', 'one year']);
});

it('stops for a range that ends before it begins', () => {
  expect(() => range({first_example: 3, last_example: 2})).toThrow(
    'The last row is before the first.',
  );
});
