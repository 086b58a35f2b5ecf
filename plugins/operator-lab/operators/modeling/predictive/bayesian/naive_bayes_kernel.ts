import {sum} from '../../../_shared/numbers/averages';
import {bayesModel, bayesPredictions} from '../../../_shared/models/naiveBayes';
import type {DensityOf} from '../../../_shared/models/naiveBayes';
import {withPredictions} from '../../../_shared/models/prediction';
import type {Run, Settings} from '../../../_shared/types';

/** Sums over the rows that a kernel represents. */
type Kernel = {
  readonly weight: number;
  readonly sum: number;
  readonly squares: number;
};

/** A density, with the lower and the upper bound of its grid. */
type Estimate = {
  readonly at: (value: number) => number;
  readonly lower: number;
  readonly upper: number;
};

/** Reach of a curve to each side, in standard deviations. */
const REACH = 5;
/** Largest grid size that is ignored. */
const NO_GRID = 10;
/** Width of a curve without any rows. */
const FIRST_WIDTH = 0.2;
const normal = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
const meanOf = ({sum, weight}: Kernel) => sum / weight;

function deviationOf({weight, sum, squares}: Kernel, least: number): number {
  const deviation =
    weight > 1 ? Math.sqrt((squares - (sum * sum) / weight) / (weight - 1)) : 0;
  return deviation > least ? deviation : least;
}

const joined = (a: Kernel, b: Kernel): Kernel => ({
  weight: a.weight + b.weight,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

/**
 * Adds a value to the kernels, which are sorted by their means. It joins a
 * kernel with the same mean, or becomes a new kernel. If all kernels are in
 * use, it joins the nearest one, or the two nearest kernels are merged to free
 * a place for it.
 */
export function withNumber(
  kernels: readonly Kernel[],
  one: Kernel,
  most: number,
): readonly Kernel[] {
  const value = meanOf(one);
  const joinAt = (at: number) =>
    kernels.map((kernel, on) => (on === at ? joined(kernel, one) : kernel));
  const sorted = (list: readonly Kernel[]) =>
    [...list].sort((a, b) => meanOf(a) - meanOf(b));
  const means = kernels.map(meanOf);
  if (means.includes(value)) {
    return joinAt(means.indexOf(value));
  }
  if (kernels.length < most) {
    return sorted([...kernels, one]);
  }
  const distances = means.map((mean) => Math.abs(value - mean));
  const nearest = Math.min(...distances);
  const gaps = means.slice(1).map((mean, at) => mean - Number(means[at]));
  const narrowest = Math.min(...gaps);
  if (nearest < narrowest) {
    return joinAt(distances.indexOf(nearest));
  }
  const at = gaps.indexOf(narrowest);
  const pair = kernels.slice(at, at + 2).reduce(joined);
  return sorted([...kernels.slice(0, at), pair, ...kernels.slice(at + 2), one]);
}

function greedyEstimate(
  values: readonly number[],
  weights: readonly number[],
  least: number,
  most: number,
): Estimate {
  const kernels = values.reduce<readonly Kernel[]>((list, value, at) => {
    const weight = Number(weights[at]);
    const one = {weight, sum: weight * value, squares: weight * value * value};
    return withNumber(list, one, most);
  }, []);
  const all = sum(kernels.map(({weight}) => weight));
  const means = kernels.map(meanOf);
  const deviations = kernels.map((kernel) => deviationOf(kernel, least));
  const reach = REACH * Math.max(FIRST_WIDTH, ...deviations);
  return {
    at: (value) =>
      sum(
        kernels.map(({weight}, on) => {
          const deviation = Number(deviations[on]);
          const z = (value - Number(means[on])) / deviation;
          return (weight * normal(z)) / deviation;
        }),
      ) / all,
    lower: Math.min(...means) - reach,
    upper: Math.max(...means) + reach,
  };
}

function fullEstimate(
  values: readonly number[],
  weights: readonly number[],
  fixed: number | undefined,
): Estimate {
  const all = sum(weights);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width =
    fixed ?? (values.length ? (most - least) / Math.sqrt(all) : FIRST_WIDTH);
  return {
    at: (value) => {
      const parts = values.map((center, at) => {
        const z = (value - center) / width;
        return z < -REACH || z > REACH ? 0 : normal(z) * Number(weights[at]);
      });
      const density = sum(parts) / width;
      return density === 0 ? Number.MIN_VALUE : density / all;
    },
    lower: least - REACH * width,
    upper: most + REACH * width,
  };
}

/**
 * Rounds a value within the grid down to a grid point, where the density is
 * known.
 */
function onGrid({at, lower, upper}: Estimate, size: number) {
  const step = (upper - lower) / size;
  return (value: number) =>
    value >= lower && value <= upper
      ? at(lower + Math.trunc((value - lower) / step) * step)
      : at(value);
}

function densityOf(settings: Settings): DensityOf {
  const number = (name: string, otherwise: number) =>
    Number(settings[name] ?? otherwise);
  const isFull = settings.estimation_mode === 'full';
  const fixed =
    settings.bandwidth_selection === 'fix'
      ? number('bandwidth', 0.1)
      : undefined;
  const size = settings.use_application_grid
    ? number('application_grid_size', 200)
    : 0;
  return (values, weights) => {
    const estimate = isFull
      ? fullEstimate(values, weights, fixed)
      : greedyEstimate(
          values,
          weights,
          number('minimum_bandwidth', 0.1),
          number('number_of_kernels', 10),
        );
    const at = size > NO_GRID ? onGrid(estimate, size) : estimate.at;
    return {log: (value) => Math.log(at(value))};
  };
}

/**
 * Naive Bayes with kernel densities: trains the model and applies it to new
 * data.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const model = bayesModel(
    training,
    settings.laplace_correction !== false,
    densityOf(settings),
  );
  return {
    exampleSet: training,
    applied: withPredictions(data, model.label, bayesPredictions(model, data)),
  };
};
