import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_correlation';
import {firstRows} from '@support/changedTable';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [months, output] = exampleTables(import.meta);
const table = asTable(months, {kwh: 'label'});

it('squares by choice', () => {
  const {weights} = run({'example set': table}, {squared_correlation: true});
  expect(shownCells(weights, 'weight')).toEqual(column(output, 'squared'));
});

it('needs a label, and two rows that differ', () => {
  expect(() => run({'example set': []}, {})).toThrow('The table has no label.');
  const empty = firstRows(table, 0);
  expect(shownRows(run({'example set': empty}, {}).weights)).toEqual([]);
});
