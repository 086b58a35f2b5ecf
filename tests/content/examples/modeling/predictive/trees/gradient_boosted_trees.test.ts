import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/trees/gradient_boosted_trees';
import {exampleTables, numbers, rounded} from '@support/exampleTables';
import {chartsOf} from '@support/figures';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [days, trees = []] = exampleTables(import.meta);
const training = asTable(days, {date: 'id', sales: 'label'});
const boost = (settings = {}) =>
  run(
    {'training set': training},
    {learning_rate: 0.5, min_rows: 2, number_of_trees: 10, ...settings},
  );

it('grows the trees of the page', () => {
  const shown = shownRows(boost({number_of_trees: 3}).trees, 2);
  expect(
    shown.map((row, at) => ({
      tree: at + 1,
      limit: row.limit,
      'error up to it': row['up to'],
      'error above': row.above,
      'mean squared error left': row.error,
    })),
  ).toEqual(trees);
});

it('predicts the third day as the page says', () => {
  const {predictions} = boost();
  const third = ['0', '1', '2'].map(
    (tree) => shownCells(predictions, tree, 2)[2],
  );
  expect(third).toEqual([1648.94, 1500.62, 1442.26]);
});

it('draws the predictions of the chart', () => {
  const [chart] = chartsOf(import.meta);
  const visitors = numbers(days, 'visitors');
  const sales = numbers(days, 'sales');
  const order = visitors
    .map((_, at) => at)
    .sort((a, b) => (visitors[a] ?? 0) - (visitors[b] ?? 0));
  const line = (values: readonly (number | string)[]) =>
    order.map((at) => [visitors[at], Number(values[at])]);
  const {predictions} = boost();
  expect(chart?.series).toMatchObject({
    actual: {data: line(sales.map((value) => rounded(value, 0)))},
    '1 tree': {data: line(shownCells(predictions, '1', 0))},
    '10 trees': {data: line(shownCells(predictions, '10', 0))},
  });
  expect(new Set(shownCells(predictions, '10', 0)).size).toBe(5);
});

it('stays a constant where no leaf has enough rows', () => {
  expect(shownRows(boost({min_rows: 5}).trees)).toEqual([]);
  expect(
    shownRows(boost({min_rows: 4, number_of_trees: 1}).trees),
  ).toHaveLength(1);
});

it('leaves most of the error at the defaults', () => {
  expect(rounded(0.99 ** 50, 2)).toBe(0.61);
});
