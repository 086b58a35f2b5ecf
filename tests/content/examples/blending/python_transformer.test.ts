import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';

const [shops] = exampleTables(import.meta);

it('divides by the sum of what is known, and a gap stays one', () => {
  const sales = column(shops, 'sales');
  const total = sales.reduce(
    (sum: number, cell) => sum + (typeof cell === 'number' ? cell : 0),
    0,
  );
  expect(total).toBe(210);
  expect(column(shops, 'share')).toEqual(
    sales.map((cell) =>
      typeof cell === 'number' ? Number((cell / total).toFixed(2)) : '?',
    ),
  );
});
