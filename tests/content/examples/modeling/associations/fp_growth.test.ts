import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/fp_growth';
import type {Settings} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {diagramsOf} from '@support/figures';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [receipts, shown] = exampleTables(import.meta);
const ITEM = {type: 'binominal', knownValues: ['false', 'true']} as const;
const table = asTable(receipts, {
  receipt: 'id',
  bread: ITEM,
  butter: ITEM,
  jam: ITEM,
  milk: ITEM,
});
const FIXED = {find_min_number_of_itemsets: false, min_support: 0.25};
const found = (settings: Settings, input = table) =>
  run({'example set': input}, settings)['frequent sets'];

it('finds the sets shown, also those at the limit', () => {
  expect(shownRows(found(FIXED)?.filter(({name}) => name !== 'Score'))).toEqual(
    shown,
  );
  expect(
    shownCells(found({...FIXED, min_support: 0.26}), 'Items'),
  ).not.toContain('bread, jam');
});

it('lowers the limit until there are enough sets', () => {
  expect(shownCells(found({min_number_of_itemsets: 4}), 'Items')).toEqual([
    'bread',
    'butter',
    'milk',
    'bread, butter',
  ]);
  expect(
    found({min_requirement: 'frequency', min_frequency: 8})?.[0]?.values,
  ).toHaveLength(3);
});

it('searches once more than the number of retries', () => {
  const counts = [1, 2].map(
    (max_number_of_retries) =>
      found({
        min_support: 1,
        requirement_decrease_factor: 0.75,
        max_number_of_retries,
      })?.[0]?.values.length,
  );
  expect(counts).toEqual([1, 3]);
});

it('mines what is missing where true is the first value, and can be told otherwise', () => {
  const swapped = table.map((column) =>
    column.knownValues ? {...column, knownValues: ['true', 'false']} : column,
  );
  expect(shownCells(found(FIXED, swapped), 'Items')).toContain('jam');
  expect(shownCells(found(FIXED, swapped), 'Frequency')[0]).toBe(5);
  expect(found({...FIXED, positive_value: 'true'}, swapped)).toEqual(
    found(FIXED),
  );
});

it('leaves out columns without two values, and stops at numbers', () => {
  expect(
    shownCells(
      found(FIXED, [...table, nominal('day', [...'abcabcab'])]),
      'Items',
    ),
  ).toHaveLength(11);
  expect(() => found({}, [real('price', [1])])).toThrow(
    '"price" is not nominal',
  );
});

it('draws the tree of the receipts', () => {
  const [diagram] = diagramsOf(import.meta);
  /** Path to each box along the arrows. The first word of a box is its item. */
  const paths = new Map<string, string>([['Receipts', '']]);
  for (const arrow of diagram?.arrows ?? []) {
    const boxes = arrow.split(' -> ');
    boxes.slice(1).forEach((box, at) => {
      paths.set(box, `${paths.get(boxes[at]!)}/${box.split(' ')[0]}`);
    });
  }
  const counts = new Map<string, number>();
  for (const receipt of receipts ?? []) {
    const items = ['bread', 'butter', 'milk', 'jam'].filter(
      (item) => String(receipt[item]) === 'true',
    );
    for (let end = 0; end <= items.length; end++) {
      const path = items
        .slice(0, end)
        .map((item) => `/${item}`)
        .join('');
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  const drawn = new Map(
    Object.entries(diagram?.boxes ?? {}).map(([box, note]) => [
      paths.get(box),
      Number(note),
    ]),
  );
  expect(drawn).toEqual(counts);
});
