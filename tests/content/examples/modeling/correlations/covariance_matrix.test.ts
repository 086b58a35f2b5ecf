import {expect, it} from 'vitest';
import {run} from '@lab/modeling/correlations/covariance_matrix';
import type {Table} from '@lab/_shared/types';
import {exampleTables, rounded} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [days] = exampleTables(import.meta);
const table = asTable(days, {date: 'id'});

const {output: computed} = liveExample(import.meta, run);

it('leads to the correlation of two shops', () => {
  const [harbor, , station] = shownRows(computed({}, table));
  const r =
    Number(harbor?.Station) /
    Math.sqrt(Number(harbor?.Harbor) * Number(station?.Station));
  expect(rounded(r)).toBe(-0.709);
});

const columnOf = (values: readonly (number | string)[]): Table => [
  {
    name: 'x',
    type: typeof values[0] === 'string' ? 'nominal' : 'real',
    values,
  },
];
const cell = (data: Table) => computed({}, data)?.[1]?.values;

it('is 0 for a constant, and missing for one row or nominal values', () => {
  expect(cell(columnOf([3, 3]))).toEqual([0]);
  expect(cell(columnOf([3]))).toEqual([null]);
  expect(cell(columnOf(['a', 'b']))).toEqual([null]);
});

it('needs a row and a regular column', () => {
  expect(() => cell(columnOf([]))).toThrow(
    'The table has no row, or no regular column.',
  );
  expect(() => cell([])).toThrow('The table has no row, or no regular column.');
});
