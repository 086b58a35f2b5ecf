import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_svm';
import {withColumn} from '@support/changedTable';
import {real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [members, output] = exampleTables(import.meta);
const table = asTable(members, {renews: 'label'});
const weigh = (example = table, settings = {}) =>
  shownCells(
    run({'example set': example}, {sort_weights: false, ...settings}).weights,
    'weight',
    2,
  );

it.each([0, 0.01, 100])('weighs with C = %d as shown', (C) => {
  expect(weigh(table, {C})).toEqual(column(output, `C = ${C}`));
});

it('normalizes without signs', () => {
  expect(weigh(table, {normalize_weights: true})).toEqual(
    column(output, 'C = 0, normalized'),
  );
});

it('has no signs for three classes', () => {
  const three = withColumn(table, 'label', (_, row) => `class ${row % 3}`);
  expect(weigh(three).every((weight) => Number(weight) >= 0)).toBe(true);
});

it('counts a row by its weight', () => {
  const rows = members?.length ?? 0;
  const doubled = [
    ...table,
    real(
      'w',
      Array.from({length: rows}, () => 0.03),
      'weight',
    ),
  ];
  expect(weigh(doubled)).toEqual(column(output, 'C = 0.01'));
});

it('takes a cell of 0 for the mean', () => {
  const flags = [0, 0, 1, 0, 0, 1, 1, 0, 1, 1];
  const weighFlags = (zero: number) =>
    weigh([
      real(
        'flag',
        flags.map((flag) => zero + flag),
      ),
      ...table.filter(({role}) => role === 'label'),
    ]);
  expect(weighFlags(0)).not.toEqual(weighFlags(1));
});

it('stops at a gap', () => {
  const gap = table.map((one, at) =>
    at === 0 ? {...one, values: [null, ...one.values.slice(1)]} : one,
  );
  expect(() => weigh(gap)).toThrow('missing values');
});
