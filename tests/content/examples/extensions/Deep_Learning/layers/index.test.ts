import {expect, it} from 'vitest';
import {activate} from '@lab/_shared/networks/denseLayers';
import {layerFacts, placesOf} from '@lab/_shared/networks/layerShapes';
import {convolved, pooled} from '@lab/_shared/networks/mapGrids';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';

const [map = [], maps = [], quarters, sums] = exampleTables(
  import.meta,
  'Worked example',
);
const cellsOf = (rows: typeof map) =>
  rows.map((row) => Object.values(row).map(Number));
const grid = cellsOf(map);

it('moves a kernel over the map', () => {
  const found = convolved(grid, [
    [1, -1],
    [-1, 1],
  ]);
  expect(found).toEqual(cellsOf(maps));
  expect(found.flat().filter((cell) => cell < 0)).toHaveLength(5);
  expect(16 * 9).toBe(144);
});

it.each(['max', 'average', 'sum'] as const)('pools by %s', (method) => {
  expect(pooled(grid, method, [2, 2], [2, 2]).flat()).toEqual(
    numbers(quarters, method),
  );
});

it('pools by the sum for a norm of power 1, as no cell is negative', () => {
  expect(pooled(grid, 'pnorm', [2, 2], [2, 2], 1)).toEqual(
    pooled(grid, 'sum', [2, 2], [2, 2]),
  );
});

it.each(['ReLU', 'Softmax', 'None'] as const)('computes %s', (activation) => {
  expect(
    activate(numbers(sums, 'sum'), activation).map((value) => rounded(value)),
  ).toEqual(column(sums, activation));
});

it('finds the shape by the padding mode', () => {
  expect([
    placesOf(28, 3, 1, 'Same'),
    placesOf(28, 3, 1, 'Truncated'),
    placesOf(11, 2, 2, 'Truncated'),
  ]).toEqual([28, 26, 5]);
});

it('has the weights of the formulas', () => {
  const weights = (...[shape, layer]: Parameters<typeof layerFacts>) =>
    layerFacts(shape, layer).weights;
  const [v, n, c] = [5, 3, 4];
  expect([
    weights([v], {kind: 'dense', neurons: n}),
    weights([7, v], {kind: 'lstm', neurons: n}),
    weights([7, v], {kind: 'recurrent', neurons: n}),
    weights([c], {kind: 'batch normalization'}),
    weights([c], {kind: 'dropout'}),
  ]).toEqual([(v + 1) * n, 4 * (v + n + 1) * n, (v + n + 1) * n, 2 * c, 0]);
});
