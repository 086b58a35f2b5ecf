import {expect, it} from 'vitest';
import {
  isAdmitted,
  run,
} from '@lab/modeling/optimization/feature_selection/optimize_selection_evolutionary';
import {exampleTables, picked} from '@support/exampleTables';
import {GIVEN, MACHINE, shownTrials} from '@support/givenScores';
import {asTable} from '@support/runTables';

const [parents = [], mutations = [], candidates = [], tournaments = []] =
  exampleTables(import.meta);
const evolve = (settings = {}, drawn = picked(tournaments, ['drawn'])) =>
  run(
    {
      'example set in': MACHINE,
      parents: asTable(parents),
      crossovers: asTable([
        {first: 'A', second: 'B', exchanged: 'age, vibration'},
      ]),
      mutations: asTable(mutations),
      tournaments: asTable(drawn),
      performances: GIVEN,
    },
    settings,
  );

it('makes the candidates of the page', () => {
  expect(shownTrials(evolve().candidates)).toEqual(candidates);
});

it('picks the winners of the page', () => {
  expect(shownTrials(evolve().winners)).toEqual(
    picked(tournaments, ['winner', 'columns', 'accuracy']),
  );
});

it('drops sets of a size that is not admitted', () => {
  const exact = {use_exact_number_of_attributes: true};
  expect([0, 1, 2].map((size) => isAdmitted(size, {}))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isAdmitted(2, {...exact, exact_number_of_attributes: 2})).toBe(true);
  expect(
    isAdmitted(2, {restrict_maximum: true, max_number_of_attributes: 1}),
  ).toBe(false);
});

it('needs as many candidates in a tournament as a share asks for', () => {
  expect(() => evolve({}, [{drawn: '1, 2'}])).toThrow('3 candidates');
});

it('counts runs as the text does', () => {
  const children = 4;
  const mutants = 5 + children;
  expect(children + mutants).toBe(13);
  expect(5 + 30 * (children + mutants)).toBe(395);
  expect(Math.exp(-745)).toBeGreaterThan(0);
  expect(Math.exp(-746)).toBe(0);
});
