import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {bestOf} from '../../../_shared/search/setSearch';
import type {Candidate, Weights} from '../../../_shared/search/setSearch';
import {namesOf} from '../../../_shared/search/subsetScores';
import type {Run, Settings, Table} from '../../../_shared/types';
import {
  candidateTable,
  neighborAccuracy,
} from '../../../_shared/search/weightSearch';

/** A particle: its position, its velocity, and its best position so far. */
export type Particle = {
  readonly at: Weights;
  readonly velocity: Weights;
  readonly best: Weights;
};

/** Two random numbers for each column, from a normal distribution. */
export type Draws = {readonly own: Weights; readonly swarm: Weights};

/** Moves a particle by one step, within the bounds. */
export function moved(
  particle: Particle,
  swarmBest: Weights,
  draws: Draws,
  settings: Settings,
): {readonly at: Weights; readonly velocity: Weights} {
  const number = (name: string, fallback: number) =>
    Number(settings[name] ?? fallback);
  const velocity = particle.at.map((at, place) => {
    const own = Number(draws.own[place]) + 1;
    const swarm = Number(draws.swarm[place]) + 1;
    return (
      number('inertia_weight', 1) * Number(particle.velocity[place]) +
      number('local_best_weight', 1) *
        own *
        (Number(particle.best[place]) - at) +
      number('global_best_weight', 1) * swarm * (Number(swarmBest[place]) - at)
    );
  });
  return {
    velocity,
    at: particle.at.map((at, place) =>
      Math.min(
        Math.max(at + Number(velocity[place]), number('min_weight', 0)),
        number('max_weight', 1),
      ),
    ),
  };
}

function weightsIn(
  table: Table | undefined,
  names: readonly string[],
  row: number,
): Weights {
  return names.map((name) =>
    Number(table?.find((column) => column.name === name)?.values[row]),
  );
}

/**
 * First step of Optimize Weights (PSO). The random draws are tables: `start` (a
 * column of weights for each column of the table) and `draws` (swarm: normally
 * distributed numbers, one for each column). In the first step, particles have
 * no velocity, and their position is their best one. The inner process is
 * `neighborAccuracy`.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = [], start, draws} = inputs;
  const names = regularColumns(table).map(({name}) => name);
  const score = neighborAccuracy(table);
  const scored = (weights: Weights): Candidate => ({
    weights,
    performance: score(weights),
  });
  const rows = start?.[0]?.values ?? [];
  const first = rows.map((_, row) => scored(weightsIn(start, names, row)));
  const best = bestOf(first).weights;
  const swarm = draws?.find(({name}) => name === 'swarm')?.values ?? [];
  const second = first.map(({weights}, row) => {
    const {at} = moved(
      {at: weights, velocity: names.map(() => 0), best: weights},
      best,
      {own: names.map(() => 0), swarm: namesOf(swarm[row]).map(Number)},
      settings,
    );
    return scored(at);
  });
  return {
    'example set': table,
    tried: candidateTable(names, [first, second]),
  };
};
