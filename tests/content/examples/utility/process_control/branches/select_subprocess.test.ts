import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';
import type {Cell} from '@support/exampleTables';

const [items] = exampleTables(import.meta);

/**
 * The three alternatives: no change, twice the price, and 0 for a missing
 * value.
 */
const ALTERNATIVES: Readonly<Record<string, (price: Cell) => Cell>> = {
  1: (price) => price,
  2: (price) => (typeof price === 'number' ? 2 * price : price),
  3: (price) => (price === '?' ? 0 : price),
};

it.each(Object.entries(ALTERNATIVES))(
  'shows what alternative %s delivers',
  (number, inner) => {
    expect(column(items, number)).toEqual(column(items, 'price').map(inner));
  },
);
