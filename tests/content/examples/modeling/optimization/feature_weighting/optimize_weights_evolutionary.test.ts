import {expect, it} from 'vitest';
import {
  mutated,
  run,
} from '@lab/modeling/optimization/feature_weighting/optimize_weights_evolutionary';
import {tournamentSize} from '@lab/_shared/search/evolutionSteps';
import type {Column} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {shownCandidates, VISITORS, WEIGHTED} from '@support/visitors';

const [parents = [], candidates = [], tournaments = []] = exampleTables(
  import.meta,
);
const result = run(
  {
    'example set in': VISITORS,
    parents: asTable(picked(parents, [...WEIGHTED, 'switched'])),
    tournaments: asTable(picked(tournaments, ['drawn'])),
  },
  {tournament_size: 0.5},
);
const names = [...WEIGHTED, 'accuracy'];

it('measures the candidates before and after the mutation', () => {
  expect(shownCandidates(shownRows(result.parents), names)).toEqual(
    picked(parents, names),
  );
  expect(shownCandidates(shownRows(result.candidates), names)).toEqual(
    picked(candidates, names),
  );
  expect(column(candidates, 'place')).toEqual([1, 2, 3, 4]);
});

it('picks the winners of the page', () => {
  expect(shownRows(result.winners)).toEqual(picked(tournaments, ['winner']));
});

it('switches numbers, and steps where a column is nominal', () => {
  const columns: Column[] = [real('a', []), real('b', []), nominal('c', [])];
  const drawn = {switched: ['a', 'b', 'c'], steps: [5, 5, 1.5]};
  expect(mutated(columns, [0.7, -0.2, 0.5], drawn)).toEqual([0, 1, 2]);
});

it('has tournaments of one in the first three generations', () => {
  const delta = (1 - 0.25) / (30 + 1);
  const sizes = [0, 1, 2, 3].map((generation) =>
    tournamentSize(5, 0.25 + generation * delta),
  );
  expect(sizes).toEqual([1, 1, 1, 2]);
});
