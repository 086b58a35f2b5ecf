import {onlyKnown} from '../../../_shared/numbers/components';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {javaGaussian} from '../../../_shared/numbers/javaGaussian';
import {javaRandom} from '../../../_shared/numbers/javaRandom';
import {
  searchedModel,
  searchProblem,
} from '../../../_shared/kernels/searchedSvm';
import type {SearchProblem} from '../../../_shared/kernels/searchedSvm';
import type {Run, Settings} from '../../../_shared/types';

type Particle = {
  place: number[];
  speed: number[];
  best: readonly number[];
  fitness: number;
};

/**
 * Runs the swarm. Returns the best position, and the best fitness after each
 * generation.
 */
function swarm(
  {rows, constant, fitness}: SearchProblem,
  settings: Settings,
): {readonly place: readonly number[]; readonly history: readonly number[]} {
  const setting = (name: string, otherwise: number) =>
    Number(settings[name] ?? otherwise);
  const random = javaRandom(setting('local_random_seed', 1992));
  const gaussian = javaGaussian(random);
  const count = rows.points.length;
  const generations = setting('max_evaluations', 500);
  const patience = setting('generations_without_improval', 10);
  const size = setting('population_size', 10);
  const start = setting('inertia_weight', 0.1);
  const fall =
    settings.dynamic_inertia_weight === false ? 0 : start / generations;
  const particles: Particle[] = Array.from(
    {length: size < 1 ? count : size},
    () => ({
      place: Array.from({length: count}, () => random.nextDouble()),
      speed: new Array<number>(count).fill(0),
      best: [],
      fitness: -Infinity,
    }),
  );
  let best: {place: readonly number[]; fitness: number; at: number} = {
    place: [],
    fitness: -Infinity,
    at: 0,
  };
  const history: number[] = [];
  const evaluate = (generation: number) => {
    let top: Particle | undefined;
    let highest = -Infinity;
    for (const one of particles) {
      const value = fitness(one.place);
      if (value > one.fitness) {
        one.best = [...one.place];
        one.fitness = value;
      }
      if (value > highest) {
        top = one;
        highest = value;
      }
    }
    if (top && highest > best.fitness) {
      best = {place: top.best, fitness: highest, at: generation};
    }
    history.push(best.fitness);
  };
  evaluate(0);
  let inertia = start;
  for (
    let generation = 1;
    generation < generations &&
    generation - best.at < (patience < 1 ? generations : patience);
    generation++
  ) {
    for (const {place, speed, best: own} of particles) {
      speed.forEach((current, at) => {
        const here = Number(place[at]);
        speed[at] =
          inertia * current +
          setting('local_best_weight', 1) *
            (gaussian() + 1) *
            (Number(own[at]) - here) +
          setting('global_best_weight', 1) *
            (gaussian() + 1) *
            (Number(best.place[at]) - here);
      });
    }
    for (const one of particles) {
      one.place = one.place.map((value, at) =>
        Math.min(constant, Math.max(0, value + Number(one.speed[at]))),
      );
    }
    inertia -= fall;
    evaluate(generation);
  }
  return {place: best.place, history};
}

/**
 * Support Vector Machine (PSO) with a local random seed. `history` has the best
 * fitness of each generation.
 */
export const run: Run = (inputs, settings) => {
  const training = inputs['training set'] ?? [];
  onlyKnown(regularColumns(training));
  const problem = searchProblem(training, settings);
  const {place, history} = swarm(problem, settings);
  return {
    ...searchedModel(problem, place, inputs, settings, 1e-10),
    history: [{name: 'fitness', type: 'real', values: history}],
  };
};
