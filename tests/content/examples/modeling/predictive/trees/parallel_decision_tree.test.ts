import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/trees/parallel_decision_tree';
import type {Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {nominal, real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {chartsOf} from '@support/figures';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [pumps, splits = []] = exampleTables(import.meta);
const training = asTable(pumps, {fails: 'label'});
const learn = (settings = {}, table: Table = training) =>
  run({'training set': table}, settings);
const firstSplit = (settings = {}, table: Table = training) =>
  shownRows(learn(settings, table).split).map((split) => [
    split.column,
    split.limit,
  ]);

/** A table with a numeric column, the label, and a weight for each row. */
const numeric = (
  values: readonly (number | null)[],
  classes: string,
  weights = values.map(() => 1),
) => [
  real('x', values),
  real('weight', weights, 'weight'),
  nominal('label', [...classes], 'label'),
];

it('weighs the splits of the root as the page shows', () => {
  expect(
    shownRows(learn().criteria).map(({benefit, ...split}) => ({
      ...split,
      'gain ratio': benefit,
    })),
  ).toEqual(splits);
});

it('has the leaves of the page, and two more of one class before pruning', () => {
  const grown = shownRows(learn({apply_pruning: false}).model);
  expect(grown.map((leaf) => [leaf.leaf, leaf.prediction])).toEqual([
    ['heat > 75.5', 'yes'],
    ['heat ≤ 75.5, heat > 72', 'no'],
    ['heat ≤ 75.5, heat ≤ 72', 'no'],
  ]);
});

it('gives rows with a gap a branch of their own', () => {
  expect(
    shownRows(learn({minimal_leaf_size: 1}).model).map(({leaf}) => leaf),
  ).toEqual(['shift = ?', 'shift = day', 'shift = night']);
  const gaps = numeric([1, 1, 2, 2, null, null], 'aabbaa');
  expect(shownRows(learn({minimal_size_for_split: 2}, gaps).model)).toEqual([
    {leaf: 'x = ?', a: 2, b: 0, prediction: 'a'},
    {leaf: 'x > 1.5', a: 0, b: 2, prediction: 'b'},
    {leaf: 'x ≤ 1.5', a: 2, b: 0, prediction: 'a'},
  ]);
});

it('draws what each limit is worth', () => {
  const [chart] = chartsOf(import.meta);
  const limits = shownRows(learn().limits);
  const line = (name: string) => limits.map((row) => [row.limit, row[name]]);
  expect(chart?.series).toEqual({
    'gain ratio': {kind: 'line', data: line('benefit')},
    gain: {kind: 'line', dashed: true, data: line('gain')},
  });
});

it('passes over the split with too small a part', () => {
  expect(firstSplit()).toEqual([['heat', 75.5]]);
  expect(firstSplit({minimal_leaf_size: 1})).toEqual([['shift', '?']]);
  expect(firstSplit({number_of_prepruning_alternatives: 0})).toEqual([]);
  expect(firstSplit({minimal_leaf_size: 3})).toEqual([]);
});

it('takes another column and limit by the gain', () => {
  const {criteria} = learn({criterion: 'information_gain'});
  expect(firstSplit({criterion: 'information_gain'})).toEqual([
    ['supplier', '?'],
  ]);
  const heat = shownRows(criteria).find((split) => split.column === 'heat');
  expect([heat?.limit, heat?.gain]).toEqual([72, 0.549]);
  expect(Math.max(...column(splits, 'gain').map(Number))).toBe(0.954);
});

it('lets a gain of exactly the minimal gain pass', () => {
  const even = numeric([1, 2, 3, 4], 'aabb');
  expect(firstSplit({minimal_gain: 1}, even)).toEqual([['x', 2.5]]);
  expect(firstSplit({minimal_gain: 1.01}, even)).toEqual([]);
});

it('takes the lowest of equal limits, and the nominal one of equal columns', () => {
  const limits = numeric([1, 2, 3, 4, 5, 6], 'aabbaa');
  expect(firstSplit({}, limits)).toEqual([['x', 2.5]]);
  const both = [
    ...numeric([1, 2, 3, 4], 'aabb'),
    nominal('n', ['u', 'u', 'v', 'v']),
  ] as const;
  expect(firstSplit({}, both)).toEqual([['n', '?']]);
});

it('passes over a numeric column whose gaps say more than its values', () => {
  const gaps = numeric([1, 2, 1, 2, null, null], 'aaaabb');
  expect(shownCells(learn({}, gaps).criteria, 'column')).toEqual([]);
  const rated = learn({criterion: 'gini_index'}, gaps).criteria;
  expect(shownCells(rated, 'column')).toEqual(['x']);
});

it('passes over a nominal column of more than 127 values', () => {
  const values = (count: number) =>
    Array.from({length: 2 * count}, (_, row) => String(row % count));
  const table = (count: number) => [
    nominal('n', values(count)),
    nominal(
      'label',
      values(count).map((value) => String(Number(value) % 2)),
      'label',
    ),
  ];
  expect(firstSplit({}, table(127))).toEqual([['n', '?']]);
  expect(firstSplit({}, table(128))).toEqual([]);
});

it('counts weights in the criteria, and rows in the sizes', () => {
  const {criteria} = learn({}, numeric([1, 2, 3, 4], 'aaab', [1, 1, 1, 3]));
  expect(shownCells(criteria, 'gain')).toEqual([1]);
  expect(shownCells(criteria, 'smallest part')).toEqual([1]);
});

it.each([
  ['gini_index', 'supplier'],
  ['accuracy', 'supplier'],
])('has the criterion %s', (criterion, wanted) => {
  expect(firstSplit({criterion})).toEqual([[wanted, '?']]);
});

it('stops where the operator does', () => {
  expect(() => learn({criterion: 'least_square'})).toThrow('least_square');
  expect(() => learn({}, training.slice(0, 3))).toThrow('no label');
  const unknown = withColumn(numeric([1, 2], 'ab'), 'label', {
    values: ['a', null],
  });
  expect(() => learn({}, unknown)).toThrow('missing values');
});
