import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/dimensionality_reduction/singular_value_decomposition';
import {OperatorError} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [shops, , output] = exampleTables(import.meta);
const table = asTable(shops, {shop: 'id'});
const result = run(
  {'example set input': table},
  {dimensionality_reduction: 'none'},
);

describe('the example', () => {
  it('lists the dimensions of each shop', () => {
    expect(shownRows(result['example set output'])).toEqual(output);
  });

  it('restores the sales of shop C from one dimension', () => {
    const strength = Number(output?.[2]?.svd_1) * 60;
    expect([0.8, 0.6].map((weight) => rounded(weight * strength, 1))).toEqual([
      40, 30,
    ]);
  });

  it('has columns of length 1', () => {
    for (const name of ['svd_1', 'svd_2']) {
      const {values = []} =
        result['example set output']?.find((one) => one.name === name) ?? {};
      expect(Math.hypot(...values.map(Number))).toBeCloseTo(1);
    }
  });
});

describe('the operator', () => {
  const count = (settings: Parameters<typeof run>[1]) =>
    (run({'example set input': table}, settings)['example set output']
      ?.length ?? 0) - 1;

  it.each([
    [{}, 1],
    [{dimensions: 7}, 2],
    [{dimensionality_reduction: 'keep percentage'}, 2],
    [
      {dimensionality_reduction: 'keep percentage', percentage_threshold: 0.9},
      1,
    ],
    [{dimensionality_reduction: 'keep percentage', percentage_threshold: 1}, 2],
    [{dimensionality_reduction: 'keep percentage', percentage_threshold: 0}, 2],
  ])('keeps by %o', (settings, kept) => {
    expect(count(settings)).toBe(kept);
  });

  it('has no values for a pattern with the singular value 0', () => {
    const input = withColumn(table, 'cake', () => 0);
    const {'example set output': reduced} = run(
      {'example set input': input},
      {dimensionality_reduction: 'none'},
    );
    expect(reduced?.at(-1)).toMatchObject({
      name: 'svd_2',
      values: [null, null, null, null, null],
    });
  });

  it('computes new data by name, and nothing from a missing value', () => {
    const newData = asTable([
      {cake: 5.2, bread: 8.6},
      {cake: '?', bread: 8.6},
    ]);
    const {applied} = run(
      {'example set input': table, 'new data': newData},
      {},
    );
    expect(shownRows(applied)).toEqual([{svd_1: 0.167}, {svd_1: '?'}]);
  });

  it('has one value for a single row of two columns, and does not compute two rows of three', () => {
    const rows = [
      {x: 1, y: 2, z: 2},
      {x: 2, y: 1, z: 0},
    ];
    expect(
      shownRows(
        run({'example set input': asTable([{x: 3, y: 4}])}, {})[
          'example set output'
        ],
      ),
    ).toEqual([{svd_1: 1}]);
    expect(() => run({'example set input': asTable(rows)}, {})).toThrow(
      'fewer rows than columns',
    );
  });

  it('stops at a missing value in a column with a role', () => {
    const input = table.map((column) =>
      column.role ? {...column, values: [null, 'B', 'C', 'D', 'E']} : column,
    );
    expect(() => run({'example set input': input}, {})).toThrow(OperatorError);
  });
});
