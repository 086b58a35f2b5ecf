import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/blending/table/group_into_collection';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [sales = []] = exampleTables(import.meta);
const group = (rows: typeof sales, name: string, sorting_order: string) =>
  run({exa: asTable(rows)}, {group_by_attribute: name, sorting_order}).col;

it('has rows of the sample data', () => {
  const all = shownRows(sampleTable('shop-sales.csv')).map(
    ({date, shop, visitors}) => JSON.stringify({date, shop, visitors}),
  );
  for (const row of sales) {
    expect(all).toContain(JSON.stringify(row));
  }
  expect(all.filter((row) => /2024-01-0[67]/.test(row))).toHaveLength(
    sales.length,
  );
});

it('sorts digits as characters, and numbers as numbers', () => {
  const weeks = [{week: 9}, {week: 10}, {week: 11}];
  expect(shownCells(group(weeks, 'week', 'alphabetical'), 'week')).toEqual([
    10, 11, 9,
  ]);
  expect(shownCells(group(weeks, 'week', 'numerical'), 'week')).toEqual([
    9, 10, 11,
  ]);
});
