import {expect, it} from 'vitest';
import {run} from '@lab/modeling/similarities/data_to_similarity';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [wines] = exampleTables(import.meta);
const table = asTable(wines, {wine: 'id', sweetness: {type: 'real'}});

it('has no distance where no column is left, and numbers rows without an id', () => {
  const outputs = run({'example set': [real('x', [1, null])]}, {});
  expect(shownCells(outputs.similarity, '2')).toEqual(['?', '?']);
  expect(shownCells(outputs['example set'], 'id')).toEqual([1, 2]);
});

it('counts different values with a nominal measure, and rejects the columns shown', () => {
  const settings = {measure_types: 'NominalMeasures'};
  const colors = table.filter(({name}) => name === 'wine' || name === 'color');
  expect(
    shownCells(run({'example set': colors}, settings).similarity, 'A'),
  ).toEqual([0, 1, 0, 1]);
  expect(() => run({'example set': table}, settings)).toThrow(
    'The measure needs nominal columns, and sweetness is not one.',
  );
});
