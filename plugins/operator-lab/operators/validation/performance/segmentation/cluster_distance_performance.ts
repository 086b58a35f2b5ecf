import {sum} from '../../../_shared/numbers/averages';
import {
  euclidean,
  nearestCenter,
  squaredEuclidean,
} from '../../../_shared/distances/centroidClusters';
import type {
  Distance,
  Point,
} from '../../../_shared/distances/centroidClusters';
import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {withMeasures} from '../../../_shared/performance/clusterPerformance';
import type {Measure} from '../../../_shared/performance/clusterPerformance';
import {
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** Points of each cluster, assigned to the nearest center. */
function membersOf(points: readonly Point[], centers: readonly Point[]) {
  const ofRow = points.map((point) =>
    nearestCenter(centers, point, squaredEuclidean),
  );
  return centers.map((_, cluster) =>
    points.filter((__, row) => ofRow[row] === cluster),
  );
}

/**
 * Sum of the distances between a cluster's points and its center, for each
 * cluster.
 */
function sums(
  members: readonly (readonly Point[])[],
  centers: readonly Point[],
  distance: Distance,
): readonly number[] {
  return members.map((points, at) =>
    sum(points.map((point) => distance(point, centers[at] ?? []))),
  );
}

/**
 * Davies-Bouldin index of the clusters that have points. It is NaN for fewer
 * than two clusters.
 */
export function daviesBouldin(
  members: readonly (readonly Point[])[],
  centers: readonly Point[],
): number {
  const totals = sums(members, centers, euclidean);
  const used = members
    .map((points, at) => ({
      center: centers[at] ?? [],
      spread: (totals[at] ?? 0) / points.length,
    }))
    .filter((_, at) => (members[at]?.length ?? 0) > 0);
  if (used.length <= 1) {
    return NaN;
  }
  // NaN is never the worst ratio.
  const worst = used.map((one) =>
    used
      .filter((other) => other !== one)
      .map(
        (other) =>
          (one.spread + other.spread) / euclidean(one.center, other.center),
      )
      .reduce((most, ratio) => (ratio > most ? ratio : most), -Infinity),
  );
  return sum(worst) / used.length;
}

/**
 * Cluster Distance Performance. The cluster model is a table with a centroid in
 * each row.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = [], 'cluster model': model = []} = inputs;
  const columns = regularColumns(table);
  if (!columns.every(isNumeric)) {
    throw new OperatorError('The regular columns must be numeric.');
  }
  const points = pointsOf(columns, rowCount(table));
  const centers = pointsOf(regularColumns(model), rowCount(model));
  const members = membersOf(points, centers);
  const squares = sums(members, centers, squaredEuclidean);
  const factor =
    (settings.maximize === true ? 1 : -1) /
    (settings.normalize === true ? columns.length : 1);
  const distances: readonly Measure[] = [
    [
      'Avg. within centroid distance',
      points.length === 0 ? 0 : (factor * sum(squares)) / points.length,
    ],
    ...squares.map((sum, at): Measure => [
      `Avg. within centroid distance_cluster_${at}`,
      (factor * sum) / (members[at]?.length ?? 0),
    ]),
  ];
  const separation: readonly Measure[] = [
    ['Davies Bouldin', factor * daviesBouldin(members, centers)],
  ];
  const isDistance = settings.main_criterion !== 'Davies Bouldin';
  const isOnly = settings.main_criterion_only === true;
  return {
    performance: withMeasures(inputs.performance, [
      ...(isDistance || !isOnly ? distances : []),
      ...(!isDistance || !isOnly ? separation : []),
    ]),
    'example set': table,
    'cluster model': model,
  };
};
