import {expect, it} from 'vitest';
import {run} from '@lab/modeling/segmentation/x_means';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [output = []] = exampleTables(import.meta);
const table = asTable(picked(output, ['page', 'visits']), {page: 'id'});
const clustered = (settings: object) =>
  run({'example set': table}, {...settings})['clustered set'];

it('finds the three groups with three clusters', () => {
  const cells = shownCells(clustered({k_min: 3}), 'cluster');
  expect(cells.map((cell) => cells.indexOf(cell))).toEqual([
    0, 0, 0, 3, 3, 3, 6, 6, 6,
  ]);
});

it('stops for a gap, and for fewer rows than clusters', () => {
  const gap = table.map((one) => ({...one, values: [...one.values, null]}));
  expect(() => run({'example set': gap}, {})).toThrow('missing');
  expect(() => clustered({k_min: 10})).toThrow('fewer rows');
});
