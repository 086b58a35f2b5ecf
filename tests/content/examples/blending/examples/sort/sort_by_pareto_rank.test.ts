import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/sort/sort_by_pareto_rank';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [suppliers] = exampleTables(import.meta);
const sorted = (attributes: string) =>
  run({'example set input': asTable(suppliers)}, {attributes})[
    'example set output'
  ];

it('sorts by one column, and leaves the order where none matches', () => {
  expect(shownCells(sorted('price.*'), 'supplier').join('')).toBe('AGBCDFE');
  expect(shownCells(sorted('price'), 'supplier').join('')).toBe('ABCDEFG');
});

it('stops at an expression that cannot be read', () => {
  expect(() => sorted('(price')).toThrow();
});
