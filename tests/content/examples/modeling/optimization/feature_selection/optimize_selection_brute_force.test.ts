import {expect, it} from 'vitest';
import {
  allSets,
  run,
} from '@lab/modeling/optimization/feature_selection/optimize_selection_brute_force';
import type {Settings} from '@lab/_shared/types';
import {exampleTables, tablesOf} from '@support/exampleTables';
import {
  columnsOnly,
  endOf,
  GIVEN,
  MACHINE,
  shownTrials,
} from '@support/givenScores';
import {asTable, shownCells} from '@support/runTables';

const PAGE =
  'operators/modeling/optimization/feature_selection/optimize_selection_brute_force';
const [results = [], exact = []] = exampleTables(import.meta);
const [costs = []] = tablesOf(`docs/${PAGE}.mdx`);
const select = (settings: Settings = {}) =>
  run({'example set in': MACHINE, performances: GIVEN}, settings);

const SETTINGS: readonly Settings[] = [
  {},
  {restrict_maximum: true},
  {use_exact_number_of_attributes: true, exact_number_of_attributes: 3},
  {min_number_of_attributes: 3},
];

it('ends as the page shows', () => {
  expect(
    SETTINGS.map((settings, at) => {
      const {'example set out': table, performance, tried} = select(settings);
      const {runs, ...rest} = endOf(table, performance, tried);
      return {Settings: results[at]?.Settings, Tried: runs, ...rest};
    }),
  ).toEqual(results);
});

it('tries the sets of an exact size as the page shows', () => {
  expect(shownTrials(select(SETTINGS[2]).tried)).toEqual(exact);
});

it('counts the sets as the page does', () => {
  expect(
    costs.map(({columns = 0}) => {
      const sets = 2 ** Number(columns) - 1;
      return {columns, sets, 'models with ten folds': sets * 10};
    }),
  ).toEqual(costs);
  expect(allSets(10)).toHaveLength(1023);
  const upTo = (size: number) =>
    allSets(20 - 10).filter((set) => set.filter(Boolean).length === size)
      .length;
  expect([1, 2, 3].map(upTo)).toEqual([10, 45, 120]);
  const ofTwenty = [20, (20 * 19) / 2, (20 * 19 * 18) / 6];
  expect(ofTwenty[2]).toBe(1140);
  expect(ofTwenty.reduce((sum, one) => sum + one)).toBe(1350);
});

it('tries sets without the first column before those with it', () => {
  expect(allSets(3).map((set) => set.join(''))).toEqual([
    '001',
    '010',
    '011',
    '100',
    '101',
    '110',
    '111',
  ]);
});

it('keeps the first of equal sets', () => {
  const performances = asTable(
    ['a', 'b', 'c', 'a, b', 'a, c', 'b, c', 'a, b, c'].map((columns) => ({
      columns,
      performance: 0.5,
    })),
  );
  const weightsBy = (settings: Settings) =>
    shownCells(
      run(
        {'example set in': columnsOnly(['a', 'b', 'c']), performances},
        settings,
      ).weights,
      'weight',
    );
  expect(weightsBy({})).toEqual([0, 0, 1]);
  expect(
    weightsBy({
      use_exact_number_of_attributes: true,
      exact_number_of_attributes: 2,
    }),
  ).toEqual([1, 1, 0]);
});

it('stops for bounds that admit no set', () => {
  expect(() =>
    select({min_number_of_attributes: 2, restrict_maximum: true}),
  ).toThrow('exceeds');
  expect(() => select({min_number_of_attributes: 5})).toThrow('no set');
});
