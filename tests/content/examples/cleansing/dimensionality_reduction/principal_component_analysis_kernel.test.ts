import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/dimensionality_reduction/principal_component_analysis_kernel';
import {kernelOf} from '@lab/_shared/kernels/kernels';
import {rowsOf} from '@lab/_shared/numbers/components';
import {OperatorError} from '@lab/_shared/types';
import {real} from '@support/columns';
import {column, exampleTables, numbers, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const NOTES = {run: {role: 'id'}} as const;
const SETTINGS = {
  kernel_type: 'polynomial',
  kernel_degree: 2,
  kernel_shift: 0,
};

const [runs, matrix, , added] = exampleTables(import.meta);
const table = asTable(runs, NOTES);
const newData = asTable(added, NOTES, ['run', 'pressure', 'temperature']);
const result = run({'example set input': table, 'new data': newData}, SETTINGS);

describe('the example', () => {
  it('lists the kernel of each pair of rows', () => {
    const kernel = kernelOf(SETTINGS);
    const rows = rowsOf(table.slice(1));
    column(runs, 'run').forEach((name, at) => {
      expect(numbers(matrix, String(name))).toEqual(
        rows.map((row) => kernel(row, rows[at] ?? [])),
      );
    });
  });

  it('lists the new columns of the runs that come later', () => {
    expect(shownRows(result.applied)).toEqual(
      picked(added, ['run', 'kpc_1', 'kpc_2', 'kpc_3', 'kpc_4']),
    );
  });
});

describe('the operator', () => {
  it('keeps the distances between the kernels of rows', () => {
    const values = [0, 1, 3, 3.5];
    const line = [real('x', values)];
    const turned = rowsOf(
      run({'example set input': line}, {})['example set output'] ?? [],
    );
    const kernels = values.map((a) =>
      values.map((b) => Math.exp(-((a - b) ** 2))),
    );
    const distance = (rows: readonly (readonly number[])[], a: number) =>
      Math.hypot(
        ...(rows[a] ?? []).map(
          (value, at) => value - Number(rows[a + 1]?.[at]),
        ),
      );
    [0, 1, 2].forEach((at) => {
      expect(distance(turned, at)).toBeCloseTo(distance(kernels, at));
    });
  });

  it.each([
    ['radial', {}, Math.exp(-5)],
    ['dot', {}, 5],
    ['polynomial', {kernel_degree: 1.5}, 36],
    ['sigmoid', {kernel_b: -3}, Math.tanh(2)],
    ['anova', {kernel_degree: 1}, Math.exp(-1) + Math.exp(-4) + 2],
    ['epanechnikov', {kernel_sigma1: 10, kernel_degree: 2}, 0.25],
    ['epanechnikov', {}, 0],
    ['gausian_combination', {}, Math.exp(-5) - Math.exp(-2.5)],
    ['multiquadric', {kernel_shift: 2}, 3],
  ])('has the kernel %s', (type, settings, value) => {
    const kernel = kernelOf({kernel_type: type, ...settings});
    expect(kernel([2, 1, 0], [1, 3, 0])).toBeCloseTo(value);
  });

  it.each([
    ['in another order', [...table].reverse()],
    ['with fewer columns', table.slice(0, -1)],
    ['with more columns', [...table, {...table[1], name: 'more'}]],
  ])('stops at new data %s', (_, other) => {
    expect(() =>
      run(
        {'example set input': table, 'new data': other as typeof table},
        SETTINGS,
      ),
    ).toThrow(OperatorError);
  });

  it('stops at a missing value in training', () => {
    expect(() => run({'example set input': newData}, SETTINGS)).toThrow(
      OperatorError,
    );
  });
});
