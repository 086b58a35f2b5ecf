import {expect, it} from 'vitest';
import {joinRows} from '@lab/modeling/segmentation/agglomerative_clustering';
import {cut, flatten} from '@lab/modeling/segmentation/flatten_clustering';
import {exampleTables, numbers, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [output = []] = exampleTables(import.meta);
const table = asTable(picked(output, ['branch', 'visitors']), {branch: 'id'});
const visitors = numbers(output, 'visitors');
const tree = joinRows(6, (row, other) =>
  Math.abs(Number(visitors[row]) - Number(visitors[other])),
);
const ids = table[0]?.values.slice(0, 6) ?? [];

it('cuts the tree as the page shows, and leaves an unknown id without a cluster', () => {
  expect(shownRows(flatten(tree, ids, table))).toEqual(output);
});

it('removes the row without a cluster if asked to', () => {
  const kept = flatten(tree, ids, table, {remove_unlabeled: true});
  expect(shownCells(kept, 'branch')).not.toContain('G');
  expect(shownCells(kept, 'branch')).toHaveLength(6);
});

it('opens the larger of two nodes with the same distance', () => {
  const sizes = cut(tree, 4).map(({rows}) => rows.length);
  expect([...sizes].sort()).toEqual([1, 1, 2, 2]);
  const [ab] = cut(tree, 4).filter(({rows}) => rows.includes(0));
  expect(ab?.rows).toEqual([0, 1]);
});

it('stops where there are too few leaves', () => {
  expect(cut(tree, 6)).toHaveLength(6);
  expect(() => cut(tree, 7)).toThrow('fewer leaves');
  expect(() => flatten(tree, ids, table.slice(1))).toThrow('no id');
});
