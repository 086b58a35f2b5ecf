import {expect, it} from 'vitest';
import {run} from '@lab/validation/performance/segmentation/item_distribution_performance';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [clusterings = []] = exampleTables(import.meta);
const distribution = (sizes: readonly number[], measure?: string) =>
  shownCells(
    run({'cluster model': [integer('rows', sizes)]}, measure ? {measure} : {})[
      'performance vector'
    ],
    'value',
  )[0];

it.each(clusterings)('measures the sizes of $clustering', (row) => {
  const sizes = String(row.sizes).split(', ').map(Number);
  expect([distribution(sizes), distribution(sizes, 'GiniCoefficient')]).toEqual(
    [row.SumOfSquares, row.GiniCoefficient],
  );
});

it('is 1 / k and 1 for equal sizes, and near 1 for one cluster of many rows', () => {
  expect(distribution([5, 5, 5, 5])).toBe(0.25);
  expect(distribution([5, 5, 5, 5], 'GiniCoefficient')).toBe(1);
  expect(distribution([1000, 0, 0, 0, 0], 'GiniCoefficient')).toBe(0.996);
});

it('is unknown without rows, and no usual number for one row', () => {
  expect(distribution([0, 0])).toBe('?');
  expect(distribution([1], 'GiniCoefficient')).toBe('?');
  expect(distribution([1, 0], 'GiniCoefficient')).toBe('-∞');
});

it('takes the place of the other formula', () => {
  const [before] = [asTable([{measure: 'Example distribution', value: 0.3}])];
  const model = asTable([{cluster: 'cluster_0', rows: 3}]);
  expect(
    shownCells(
      run({'cluster model': model, 'performance vector': before}, {})[
        'performance vector'
      ],
      'value',
    ),
  ).toEqual([1]);
});
