import {
  bestOfRuns,
  checkToCluster,
  moveCenters,
  squaredEuclidean,
} from '../../_shared/distances/centroidClusters';
import {withClusters} from '../../_shared/distances/clusterTables';
import type {Point} from '../../_shared/distances/centroidClusters';
import {pointsOf, rowCount} from '../../_shared/tables/innerNumbers';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/** A spherical normal distribution, and its share of the rows. */
export type Component = {
  readonly mean: Point;
  readonly variance: number;
  readonly share: number;
};

/** Probability of each component, for each row. */
export type Memberships = readonly (readonly number[])[];

const SMALLEST = 1e-10;

/** Maximization step: fits the components to the memberships. */
export function maximize(
  points: readonly Point[],
  memberships: Memberships,
): readonly Component[] {
  return (memberships[0] ?? []).map((_, component) => {
    const weight = (row: number) => Number(memberships[row]?.[component]);
    const total = points.reduce((sum, __, row) => sum + weight(row), 0);
    const mean = (points[0] ?? []).map(
      (__, at) =>
        points.reduce(
          (sum, point, row) => sum + weight(row) * Number(point[at]),
          0,
        ) / total,
    );
    const squares = points.reduce(
      (sum, point, row) => sum + weight(row) * squaredEuclidean(point, mean),
      0,
    );
    return {mean, variance: squares / total, share: total / points.length};
  });
}

/** Expectation step: computes the memberships from the components. */
export function expect(
  points: readonly Point[],
  components: readonly Component[],
): Memberships {
  return points.map((point) => {
    const densities = components.map(({mean, variance, share}) => {
      const spread = variance === 0 ? SMALLEST : variance;
      return (
        (share / Math.sqrt((2 * Math.PI * spread) ** point.length)) *
        Math.exp(-squaredEuclidean(point, mean) / (2 * spread))
      );
    });
    const sum = densities.reduce((total, density) => total + density, 0);
    return densities.map((density) => density / sum);
  });
}

/**
 * Value whose change stops the optimization: the sum over rows of the logarithm
 * of a running total.
 */
function progressOf(
  memberships: Memberships,
  components: readonly Component[],
): number {
  let total = 0;
  return memberships.reduce((sum, row) => {
    row.forEach((membership, at) => {
      total += membership * Number(components[at]?.share);
    });
    return sum + Math.log(total);
  }, 0);
}

/**
 * Expectation Maximization Clustering that starts with a k-Means run, without
 * `correlated attributes`.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const points = pointsOf(checkToCluster(table), rowCount(table));
  const k = Number(settings.k ?? 2);
  if (points.length < k) {
    throw new OperatorError('There are fewer rows than clusters.');
  }
  const start = bestOfRuns(
    points,
    {k, local_random_seed: settings.local_random_seed ?? 1992},
    squaredEuclidean,
    (starts) => moveCenters(points, starts, squaredEuclidean),
  );
  let memberships: Memberships = start.assignments.map((own) =>
    Array.from({length: k}, (_, cluster) => Number(own === cluster)),
  );
  let components = maximize(points, memberships);
  let before = Infinity;
  for (
    let step = 0;
    step < Number(settings.max_optimization_steps ?? 100);
    step++
  ) {
    memberships = expect(points, components);
    components = maximize(points, memberships);
    const progress = progressOf(memberships, components);
    if (Math.abs(before - progress) < Number(settings.quality ?? 1e-10)) {
      break;
    }
    before = progress;
  }
  const found = memberships;
  const clustered = withClusters(
    table,
    found.map((row) => row.indexOf(Math.max(...row))),
    settings,
  );
  const probabilities = Array.from({length: k}, (_, cluster) => ({
    name: `cluster_${cluster}_probability`,
    type: 'real' as const,
    role: `cluster_${cluster}_probability`,
    values: found.map((row) => row[cluster] ?? null),
  }));
  return {
    'clustered set':
      settings.show_probabilities === false
        ? clustered
        : [...clustered.slice(0, -1), ...probabilities, ...clustered.slice(-1)],
    components: [
      {
        name: 'mean',
        type: 'real',
        values: components.map(({mean}) => mean[0] ?? null),
      },
      {
        name: 'variance',
        type: 'real',
        values: components.map(({variance}) => variance),
      },
      {
        name: 'share',
        type: 'real',
        values: components.map(({share}) => share),
      },
    ],
  };
};
