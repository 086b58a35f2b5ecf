import {expect, it} from 'vitest';
import {exampleTables} from '@support/exampleTables';

const [columns = []] = exampleTables(import.meta);

it('gives each column without a role the name of its construction', () => {
  expect(columns.map(({renamed}) => renamed)).toEqual(
    columns.map(({column, construction}) =>
      column === 'key' ? 'key' : construction,
    ),
  );
  expect(new Set(columns.map(({renamed}) => renamed)).size).toBe(
    columns.length,
  );
});

it('shows a renamed column, and a construction of another name in a role', () => {
  const different = columns.filter(
    ({column, construction}) => column !== construction,
  );
  expect(different.map(({column}) => column)).toEqual([
    'key',
    'amount',
    'total',
    'large',
  ]);
});
