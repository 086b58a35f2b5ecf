import {javaGaussian} from '../../../_shared/numbers/javaGaussian';
import {javaRandom} from '../../../_shared/numbers/javaRandom';
import {
  searchedModel,
  searchProblem,
} from '../../../_shared/kernels/searchedSvm';
import type {SearchProblem} from '../../../_shared/kernels/searchedSvm';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings} from '../../../_shared/types';

/**
 * Number of recent generations that determine the step size, as a multiple of
 * the number of rows.
 */
const INTERVALS = 2;
const FACTOR = 0.85;

/**
 * Runs an evolution strategy with one parent and one child. Returns the best
 * solution, and the best fitness after each generation.
 */
function evolved(
  {rows, constant, fitness}: SearchProblem,
  settings: Settings,
): {readonly place: readonly number[]; readonly history: readonly number[]} {
  const random = javaRandom(Number(settings.local_random_seed ?? 1992));
  const gaussian = javaGaussian(random);
  const count = rows.points.length;
  const most = Number(settings.max_generations ?? 10000);
  const chosen = Number(settings.generations_without_improval ?? 30);
  const patience = chosen < 1 ? most : chosen;
  const first = String(settings.start_population_type ?? 'random');
  let parent = rows.points.map(() =>
    first === 'random'
      ? random.nextDouble() * constant
      : first === 'max'
        ? constant
        : 0,
  );
  let best = fitness(parent);
  let improved = 1;
  let sigma = constant / 100;
  const successes: boolean[] = [];
  const history = [best];
  for (
    let generation = 1;
    generation < most && generation - improved <= patience;
    generation++
  ) {
    const child = parent.map((value) =>
      Math.min(constant, Math.max(0, value + gaussian() * sigma)),
    );
    successes.push(generation - improved < 2);
    if (generation >= INTERVALS * count) {
      successes.shift();
      if (generation % count === 0) {
        const share = successes.filter(Boolean).length / (INTERVALS * count);
        sigma = share < 0.2 ? sigma * FACTOR : sigma / FACTOR;
      }
    }
    const value = fitness(child);
    if (value > best) {
      parent = child;
      best = value;
      improved = generation;
    }
    history.push(best);
  }
  return {place: parent, history};
}

/**
 * Support Vector Machine (Evolutionary) for two classes, with a local random
 * seed, a population of one, and Gaussian mutation. `history` has the best
 * fitness of each generation.
 */
export const run: Run = (inputs, settings) => {
  const problem = searchProblem(inputs['training set'] ?? [], settings);
  const {place, history} = evolved(problem, settings);
  if (place.every((alpha) => alpha === 0)) {
    throw new OperatorError('There is no support vector.');
  }
  return {
    ...searchedModel(problem, place, inputs, settings, 1e-8),
    history: [{name: 'fitness', type: 'real', values: history}],
  };
};
