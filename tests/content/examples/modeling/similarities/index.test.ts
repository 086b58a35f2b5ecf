import {expect, it} from 'vitest';
import {run as cross} from '@lab/modeling/similarities/cross_distances';
import {run as list} from '@lab/modeling/similarities/data_to_similarity_data';
import {run as toData} from '@lab/modeling/similarities/similarity_to_data';
import type {Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [flats, matrix, forms] = exampleTables(
  import.meta,
  'Four flats in each of them',
);
const table = asTable(flats, {flat: 'id', floor: {type: 'real'}});
const matrixOf = (input: Table) =>
  toData({exampleSet: input}, {table_type: 'matrix'}).exampleSet;
const crossed = (settings = {}) =>
  cross({'request set': table, 'reference set': table}, settings)['result set'];

/**
 * A line of the page: the number of pairs, and of pairs of a row with itself.
 */
function lineOf(Form: string, pairs: Table | undefined) {
  const [first, second] = pairs ?? [];
  return {
    Form,
    Lines: first?.values.length,
    'Pairs of a row with itself': first?.values.filter(
      (id, at) => id === second?.values[at],
    ).length,
  };
}

it('makes the matrix as shown', () => {
  expect(shownRows(matrixOf(table))).toEqual(matrix);
});

it('counts the lines of each form', () => {
  expect([
    lineOf(
      'Similarity to Data, long table',
      toData({exampleSet: table}, {}).exampleSet,
    ),
    lineOf(
      'Data to Similarity Data',
      list({'example set': table}, {})['similarity example set'],
    ),
    lineOf('Cross Distances, all pairs', crossed()),
    lineOf('Cross Distances, k = 1', crossed({only_top_k: true, k: 1})),
  ]).toEqual(forms);
});

it('moves flat D away from the others with the mean floor', () => {
  const filled = withColumn(table, 'floor', (value) => value ?? 2);
  const known = table
    .find(({name}) => name === 'floor')
    ?.values.filter((value) => value !== null)
    .map(Number);
  expect((known ?? []).reduce((sum, value) => sum + value, 0) / 3).toBe(2);
  expect(shownCells(matrixOf(filled), 'D')).toEqual([1.414, 2.236, 1.414, 0]);
});
