import {expect, it} from 'vitest';
import {run} from '@lab/validation/performance/segmentation/cluster_density_performance';
import {firstRows, withGap} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [points] = exampleTables(import.meta);
const table = asTable(points, {id: 'id'}, ['id', 'x']);
const model = asTable(points, {}, ['id', 'cluster']);
const measured = (rows: typeof table, clusters = model) =>
  run({'example set': rows, 'cluster model': clusters}, {})[
    'performance vector'
  ];

it('divides a part of the table by the rows that the model knows', () => {
  const part = firstRows(table, 2);
  expect(shownCells(measured(part), 'value')).toEqual([-0.8, -2, 0]);
});

it('has no value without any known cell in a pair', () => {
  const gap = withGap(table, 'x');
  expect(shownCells(measured(gap), 'value')).toEqual(['?', '?', -5.333]);
});

it('needs ids that the model lists', () => {
  const other = asTable(points?.slice(1), {}, ['id', 'cluster']);
  expect(() => measured(table, other)).toThrow(
    'The model does not list each id of the table.',
  );
  expect(() => measured(table.slice(1))).toThrow('The table has no id.');
});
