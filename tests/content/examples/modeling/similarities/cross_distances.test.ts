import {expect, it} from 'vitest';
import {run} from '@lab/modeling/similarities/cross_distances';
import {NotComputed} from '@lab/_shared/types';
import type {Settings} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [orders, depots, all, similar] = exampleTables(import.meta);
const requests = asTable(orders, {order: 'id', y: {type: 'real'}});
const references = asTable(depots, {depot: 'id'});
const compared = (settings: Settings, other = references) =>
  run({'request set': requests, 'reference set': other}, settings)[
    'result set'
  ];
const TOP = {only_top_k: true, k: 1};

it('lists all pairs as shown, or the nearest of each request', () => {
  expect(shownRows(compared(TOP))).toEqual(all?.slice(0, 2));
});

it('keeps the lowest similarities as nearest, and the highest numbers as farthest', () => {
  expect(shownRows(compared({...TOP, compute_similarities: true}))).toEqual(
    similar,
  );
  expect(
    shownCells(compared({...TOP, search_for: 'farthest'}), 'distance'),
  ).toEqual([8, 7]);
});

it('sorts all pairs highest first with farthest, and pairs without a number before them', () => {
  const distances = (settings: Settings, other = references) =>
    shownCells(compared(settings, other), 'distance');
  const farthest = {search_for: 'farthest'};
  expect(distances(farthest)).toEqual([...distances({})].reverse());
  const gap = withColumn(references, 'x', {values: [null, 10, 3]});
  expect(distances(farthest, gap)[0]).toBe('?');
});

it('has no distances where the columns do not match', () => {
  const wider = [...references, integer('size', [1, 2, 3])];
  expect(new Set(shownCells(compared({}, wider), 'distance'))).toEqual(
    new Set(['?']),
  );
  const renamed = withColumn(references, 'x', {name: 'X'});
  expect(new Set(shownCells(compared({}, renamed), 'distance'))).toEqual(
    new Set(['?']),
  );
});

it('does not compute other kinds of measures', () => {
  expect(() => compared({measure_types: 'NumericalMeasures'})).toThrow(
    NotComputed,
  );
});
