import {expect, it} from 'vitest';
import {run} from '@lab/modeling/segmentation/agglomerative_clustering';
import {exampleTables, numbers, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [branches = [], joins = [], heights = []] = exampleTables(import.meta);
const table = asTable(branches, {branch: 'id'});
const tree = (settings = {}, data = table) =>
  run({'example set': data}, settings)['cluster model'];

it('joins the branches of the page', () => {
  const byDistance = (a: object, b: object) =>
    JSON.stringify(a).localeCompare(JSON.stringify(b));
  expect([...shownRows(tree())].sort(byDistance)).toEqual(
    [...picked(joins, ['joined', 'with', 'distance'])].sort(byDistance),
  );
});

it.each(['SingleLink', 'CompleteLink', 'AverageLink'])(
  'measures the distances of %s',
  (mode) => {
    const found = shownCells(tree({mode}), 'distance').map(Number);
    expect(found.sort((a, b) => a - b)).toEqual(numbers(heights, mode));
  },
);

it('joins the last of two pairs as near first', () => {
  // The distance from 0 to 1 equals the distance from 1 to 2. The pair of 1 and
  // 2 is joined first.
  const line = asTable([{x: 0}, {x: 1}, {x: 2}]);
  expect(shownCells(tree({mode: 'CompleteLink'}, line), 'joined')).toEqual([
    '2',
    '1',
  ]);
});

it('stops for a gap and an empty table', () => {
  const gap = table.map((one) => ({...one, values: [...one.values, null]}));
  expect(() => tree({}, gap)).toThrow('missing');
  expect(() => tree({}, [])).toThrow('no rows');
});
