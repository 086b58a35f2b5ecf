import {expect, it} from 'vitest';
import {run} from '../../../../../plugins/operator-lab/operators/modeling/feature_weights/weight_by_gini_index';
import {bestLimit} from '../../../../../plugins/operator-lab/operators/_shared/trees/splitWeights';
import {CRITERIA} from '../../../../../plugins/operator-lab/operators/_shared/trees/splitCriteria';
import {labeledRows} from '../../../../../plugins/operator-lab/operators/_shared/tables/labelCounts';
import type {
  Settings,
  Table,
} from '../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables, picked} from '../../../support/exampleTables';
import {asTable, shownRows} from '../../../support/runTables';

const [input, output] = exampleTables(
  'operators/modeling/feature_weights/weight_by_gini_index',
);
const table = asTable(input, {result: {role: 'label'}});
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
  const label = {
    name: 'y',
    type: 'nominal',
    role: 'label',
    values: ['a', 'b'],
  } as const;
  const weights = (knownValues: readonly string[]) =>
    weigh([
      {name: 'x', type: 'nominal', values: ['p', 'q'], knownValues},
      label,
    ]);
  expect(weights(['p', 'q', 'r'])).toEqual([]);
  expect(weights(['p', 'q'])).toEqual([{column: 'x', weight: 0.5}]);
});

it('counts rows by their weights', () => {
  expect(
    weigh([
      {name: 'x', type: 'nominal', values: ['p', 'q']},
      {name: 'y', type: 'nominal', role: 'label', values: ['a', 'b']},
      {name: 'w', type: 'integer', role: 'weight', values: [3, 1]},
    ]),
  ).toEqual([{column: 'x', weight: 0.375}]);
});
