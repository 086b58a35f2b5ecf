import {expect, it} from 'vitest';
import {
  moved,
  run,
} from '@lab/modeling/optimization/feature_weighting/optimize_weights_pso';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {shownCandidates, VISITORS, WEIGHTED} from '@support/visitors';

const [start = [], end = []] = exampleTables(import.meta);
const {tried} = run(
  {
    'example set': VISITORS,
    start: asTable(picked(start, WEIGHTED)),
    draws: asTable(start.map(({g2 = ''}) => ({swarm: g2}))),
  },
  {},
);
const names = [...WEIGHTED, 'accuracy'];
const generation = (at: number) =>
  shownCandidates(
    shownRows(tried).filter((row) => row.generation === at),
    names,
  );

it('measures the first places', () => {
  expect(generation(0)).toEqual(picked(start, names));
});

it('moves the particles of the page', () => {
  expect(generation(1)).toEqual(picked(end, names));
});

it('would leave the bounds as the text says', () => {
  const free = {min_weight: -Infinity, max_weight: Infinity};
  const [at] = [[0.6, 0.9]];
  const draws = {own: [0, 0], swarm: [0.5, 1]};
  const particle = {at, velocity: [0, 0], best: at};
  const places = moved(particle, [0.9, 0.2], draws, free).at;
  expect(places[0]).toBeCloseTo(1.05);
  expect(places[1]).toBeCloseTo(-0.5);
});

it('keeps its velocity at the edge, and adds all three parts', () => {
  const particle = {at: [0.5], velocity: [0.1], best: [0.7]};
  const {at, velocity} = moved(
    particle,
    [0.9],
    {own: [0], swarm: [0]},
    {inertia_weight: 0.5},
  );
  expect(velocity[0]).toBeCloseTo(0.05 + 0.2 + 0.4);
  expect(at).toEqual([1]);
});

it('counts runs as the text does', () => {
  expect(5 * 30).toBe(150);
});
