import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_chi_squared_statistic';
import type {Table} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers, plans, output] = exampleTables(import.meta);
const table = asTable(customers, {renews: 'label'});
const weigh = (number_of_bins: number, example: Table = table) =>
  run({'example set': example}, {number_of_bins, sort_weights: false}).weights;

it.each([3, 10])('weighs the columns as shown with %s bins', (bins) => {
  const weights = weigh(bins);
  const shown = new Map(
    shownCells(weights, 'column').map((name, row) => [
      name,
      shownCells(weights, 'weight')[row],
    ]),
  );
  expect(column(output, 'column').map((name) => shown.get(name))).toEqual(
    column(output, `${bins} bins`),
  );
});

it('counts the plans as shown', () => {
  for (const {plan, ...counts} of plans ?? []) {
    for (const [renews, count] of Object.entries(counts)) {
      expect(
        customers?.filter((row) => row.plan === plan && row.renews === renews),
      ).toHaveLength(Number(count));
    }
  }
});

it('tells the devices apart without the gap', () => {
  const known = table.map((one) => ({
    ...one,
    values: one.values.filter((_, row) => row !== 6),
  }));
  const [, device] = shownCells(weigh(3, known), 'weight').slice(1);
  expect(device).toBeGreaterThan(0);
});

it('stops without rows, a label, or classes', () => {
  const empty = firstRows(table, 0);
  expect(() => weigh(3, empty)).toThrow('The table has no rows.');
  expect(() => weigh(3, table.slice(0, 2))).toThrow('The table has no label.');
});
