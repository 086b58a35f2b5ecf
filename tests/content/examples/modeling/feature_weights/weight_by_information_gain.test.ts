import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_information_gain';
import {bestLimit} from '@lab/_shared/trees/splitWeights';
import {CRITERIA, entropy} from '@lab/_shared/trees/splitCriteria';
import type {PartCounts} from '@lab/_shared/trees/splitCriteria';
import {labeledRows} from '@lab/_shared/tables/labelCounts';
import type {Settings, Table} from '@lab/_shared/types';
import {integer, nominal} from '@support/columns';
import {exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [input, output] = exampleTables(import.meta);
const table = asTable(input, {churn: 'label'});
const weigh = (example: Table, settings: Settings = {}) =>
  shownRows(run({'example set': example}, settings).weights);

it('splits numeric columns at the limits that are shown', () => {
  const rows = labeledRows(table);
  const worth = (parts: PartCounts) =>
    CRITERIA.information_gain?.(parts, 0) ?? 0;
  for (const {column: name, 'best limit': limit} of output ?? []) {
    const column = table.find((one) => one.name === name);
    if (limit !== '' && column) {
      expect(bestLimit(column, rows, worth)).toBe(limit);
    }
  }
});

it('counts as the text says', () => {
  expect(
    [entropy([6, 4]), entropy([6, 1]), 0.7 * entropy([6, 1])].map((bits) =>
      rounded(bits),
    ),
  ).toEqual([0.971, 0.592, 0.414]);
});

const label = nominal('y', ['a', 'a', 'b', 'b'], 'label');

it('leaves out gaps of texts, and puts those of numbers above the limit', () => {
  expect(
    weigh(
      [
        nominal('text', ['p', null, 'q', null]),
        integer('number', [1, 2, 3, null]),
        integer('gaps', [1, 2, null, null]),
        integer('constant', [5, 5, 5, 5]),
        label,
      ],
      {sort_weights: false},
    ),
  ).toEqual([
    {column: 'text', weight: 1},
    {column: 'number', weight: 1},
    {column: 'gaps', weight: 0},
    {column: 'constant', weight: 0},
  ]);
});

it('needs a nominal label', () => {
  expect(() => weigh([integer('x', [1])])).toThrow('The table has no label.');
  expect(() => weigh([integer('y', [1], 'label')])).toThrow(
    'The label "y" is not nominal.',
  );
});

it('scales and sorts by choice', () => {
  expect(
    weigh(table, {normalize_weights: true, sort_direction: 'descending'}).map(
      ({weight}) => weight,
    ),
  ).toEqual([1, 0.304, 0.025, 0]);
});
