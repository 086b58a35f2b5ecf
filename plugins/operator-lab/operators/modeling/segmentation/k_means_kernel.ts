import {checkToCluster} from '../../_shared/distances/centroidClusters';
import {withClusters} from '../../_shared/distances/clusterTables';
import {pointsOf, rowCount} from '../../_shared/tables/innerNumbers';
import {javaRandom} from '../../_shared/numbers/javaRandom';
import {kernelOf} from '../../_shared/kernels/kernels';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/**
 * Assigns rows to clusters, starting with a first assignment. `kernel` has the
 * similarity of each pair of rows.
 */
export function kernelClusters(
  kernel: readonly (readonly number[])[],
  start: readonly number[],
  weights: readonly number[],
  {k = 5, maxSteps = 100} = {},
): readonly number[] {
  const names = Array.from({length: k}, (_, cluster) => cluster);
  let clusters = start;
  for (let step = 0; step < maxSteps; step++) {
    const before = clusters;
    const parts = names.map((cluster) => {
      const rows = before.flatMap((own, row) => (own === cluster ? [row] : []));
      const weigh = (valueOf: (row: number) => number) =>
        rows.reduce((sum, row) => sum + Number(weights[row]) * valueOf(row), 0);
      const total = weigh(() => 1);
      const likeness = (row: number) =>
        weigh((other) => Number(kernel[other]?.[row]));
      return {likeness, total, spread: weigh(likeness) / total ** 2};
    });
    clusters = kernel.map((own, row) => {
      const distances = parts.map(
        ({likeness, total, spread}) =>
          Number(own[row]) - (2 * likeness(row)) / total + spread,
      );
      let best = 0;
      let least = Infinity;
      distances.forEach((distance, cluster) => {
        if (distance < least) {
          least = distance;
          best = cluster;
        }
      });
      return best;
    });
    if (clusters.every((cluster, row) => cluster === before[row])) {
      break;
    }
  }
  return clusters;
}

export const run: Run = ({'example set': table = []}, settings) => {
  const columns = checkToCluster(table);
  const points = pointsOf(columns, rowCount(table));
  const k = Number(settings.k ?? 5);
  if (points.length < k) {
    throw new OperatorError('There are fewer rows than clusters.');
  }
  const random = javaRandom(Number(settings.local_random_seed ?? 1992));
  const start = points.map(() => random.nextInt(k));
  const weight = table.find(({role}) => role === 'weight');
  const weights = points.map((_, row) =>
    settings.use_weights ? Number(weight?.values[row]) : 1,
  );
  const kernel = kernelOf(settings);
  const clusters = kernelClusters(
    points.map((one) => points.map((other) => kernel(one, other))),
    start,
    weights,
    {k, maxSteps: Number(settings.max_optimization_steps ?? 100)},
  );
  return {'clustered set': withClusters(table, clusters, settings)};
};
