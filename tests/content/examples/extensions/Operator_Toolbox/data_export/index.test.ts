import {expect, it} from 'vitest';
import {exampleTables, rounded} from '@support/exampleTables';
import {shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [shops = []] = exampleTables(
  import.meta,
  'Worked example: a weekly report',
);

it('sums up the first week of the sample data', () => {
  const week = shownRows(sampleTable('shop-sales.csv')).filter(
    ({date}) => String(date) <= '2024-01-07',
  );
  for (const {shop, 'count(sales)': count, 'sum(sales)': sum} of shops) {
    const sales = week
      .filter((row) => row.shop === shop && row.sales !== '?')
      .map((row) => Number(row.sales));
    expect([
      sales.length,
      rounded(sales.reduce((total, one) => total + one, 0)),
    ]).toEqual([count, sum]);
  }
  expect(new Set(week.map(({shop}) => shop)).size).toBe(shops.length);
});
