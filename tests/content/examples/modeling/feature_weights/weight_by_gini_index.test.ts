import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_gini_index';
import {bestLimit} from '@lab/_shared/trees/splitWeights';
import {CRITERIA} from '@lab/_shared/trees/splitCriteria';
import {labeledRows} from '@lab/_shared/tables/labelCounts';
import type {Settings, Table} from '@lab/_shared/types';
import {integer, nominal} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [input, output] = exampleTables(import.meta);
const table = asTable(input, {result: 'label'});
const weigh = (example: Table, settings: Settings = {}) =>
  shownRows(run({'example set': example}, settings).weights);

it('weighs the columns as shown', () => {
  expect(weigh(table)).toEqual(picked(output, ['column', 'weight']));
});

it('finds the limit of the temperature', () => {
  const column = table.find(({name}) => name === 'temperature');
  expect(
    column &&
      bestLimit(
        column,
        labeledRows(table),
        (parts) => CRITERIA.gini_index?.(parts, 0) ?? 0,
      ),
  ).toBe(70.5);
});

it('gives no weight to an unused value, and one without it', () => {
  const label = nominal('y', ['a', 'b'], 'label');
  const weights = (knownValues: readonly string[]) =>
    weigh([nominal('x', ['p', 'q'], {knownValues}), label]);
  expect(weights(['p', 'q', 'r'])).toEqual([]);
  expect(weights(['p', 'q'])).toEqual([{column: 'x', weight: 0.5}]);
});

it('counts rows by their weights', () => {
  expect(
    weigh([
      nominal('x', ['p', 'q']),
      nominal('y', ['a', 'b'], 'label'),
      integer('w', [3, 1], 'weight'),
    ]),
  ).toEqual([{column: 'x', weight: 0.375}]);
});
