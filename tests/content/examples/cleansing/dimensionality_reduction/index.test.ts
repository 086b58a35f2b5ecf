import {expect, it} from 'vitest';
import {run as pca} from '@lab/cleansing/dimensionality_reduction/principal_component_analysis';
import {run as svd} from '@lab/cleansing/dimensionality_reduction/singular_value_decomposition';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [sales, components] = exampleTables(import.meta, 'Ice cream and soup');
const inputs = {
  'example set input': asTable(sales, {day: 'id', soup: {type: 'real'}}),
};

it.each([
  ['pc', pca],
  ['svd', svd],
])('computes the columns %s of the page', (prefix, run) => {
  const {'example set output': output} = run(inputs, {
    dimensionality_reduction: 'none',
  });
  expect(shownRows(output)).toEqual(
    picked(components, ['day', `${prefix}_1`, `${prefix}_2`]),
  );
});

it('leaves the same value in all rows by the default of SVD', () => {
  const {'example set output': output} = svd(inputs, {});
  expect(output).toHaveLength(2);
  expect(new Set(shownCells(output, 'svd_1')).size).toBe(1);
});
