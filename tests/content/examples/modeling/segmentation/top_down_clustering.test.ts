import {expect, it} from 'vitest';
import type {TreeNode} from '@lab/modeling/segmentation/agglomerative_clustering';
import {
  byKMeans,
  leavesOf,
  splitRows,
} from '@lab/modeling/segmentation/top_down_clustering';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [output = []] = exampleTables(import.meta);
const table = asTable(picked(output, ['shop', 'sales']), {shop: 'id'});
const rows = output.map((_, row) => row);
const tree = (settings: object) =>
  splitRows(rows, byKMeans(table, {k: 2}), settings);

function pathOf(node: TreeNode, row: number): string {
  const at = node.parts.findIndex((part) => part.rows.includes(row));
  const part = node.parts[at];
  return part?.parts.length ? `${at}/${pathOf(part, row)}` : String(at);
}

it('takes the paths of the page', () => {
  const found = tree({maxDepth: 3, maxLeafSize: 2});
  expect(rows.map((row) => pathOf(found, row))).toEqual(
    column(output, 'path').map(String),
  );
});

it('runs once with a depth of 1, and makes up to 32 leaves with 5', () => {
  expect(leavesOf(tree({maxDepth: 1}))).toHaveLength(2);
  const halves = (some: readonly number[]) => [
    some.slice(0, some.length / 2),
    some.slice(some.length / 2),
  ];
  const many = Array.from({length: 64}, (_, row) => row);
  expect(leavesOf(splitRows(many, halves))).toHaveLength(32);
});

it('stops where a node has fewer rows than the inner k', () => {
  expect(() => splitRows([0, 1], byKMeans(table, {k: 3}))).toThrow(
    'fewer rows',
  );
});
