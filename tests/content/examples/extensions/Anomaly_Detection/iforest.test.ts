import {expect, it} from 'vitest';
import {column, exampleTables, rounded} from '@support/exampleTables';

const [table = []] = exampleTables(import.meta);

/** Mean path length of a typical row in a tree of this number of rows. */
const typicalPath = (rows: number) =>
  2 * (Math.log(rows - 1) + 0.5772156649) - (2 * (rows - 1)) / rows;

it('gives the typical paths of the text', () => {
  expect([rounded(typicalPath(256)), rounded(typicalPath(1000))]).toEqual([
    10.245, 12.97,
  ]);
});

it('turns the paths of the page into scores', () => {
  expect(
    column(table, 'average_path').map((path) =>
      rounded(2 ** (-Number(path) / typicalPath(256))),
    ),
  ).toEqual(column(table, 'normalized_score'));
  expect(rounded(2 ** (-4 / typicalPath(1000)))).toBe(0.808);
});
