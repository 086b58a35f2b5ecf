import {expect, it} from 'vitest';
import {pValueOf} from '@lab/_shared/numbers/distributions';
import {run} from '@lab/modeling/correlations/correlation_matrix';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers] = exampleTables(import.meta);
const table = asTable(customers);

const {output: computed} = liveExample(import.meta, run);

it('squares by choice', () => {
  const squares = computed({squared_correlation: true}, table);
  expect(shownCells(squares, 'contract')[3]).toBe(0.892);
});

it('goes beyond 0.5 by chance in one of seven tables of ten rows', () => {
  const freedom = 8;
  const t = 0.5 * Math.sqrt(freedom / (1 - 0.5 ** 2));
  expect(pValueOf(t, freedom)).toBeCloseTo(1 / 7, 2);
});

it('leaves out columns with a role, and constants have only the diagonal', () => {
  const data = [
    real('x', [1, 2, 4]),
    real('same', [5, 5, 5]),
    real('y', [1, 2, 3], 'label'),
  ];
  expect(shownRows(computed({}, data))).toEqual([
    {column: 'x', x: 1, same: '?'},
    {column: 'same', x: '?', same: 1},
  ]);
});
