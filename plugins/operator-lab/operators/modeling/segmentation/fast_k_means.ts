import {
  bestOfRuns,
  checkToCluster,
  euclidean,
  meanOf,
} from '../../_shared/distances/centroidClusters';
import {centerTable, withClusters} from '../../_shared/distances/clusterTables';
import type {
  Clusters,
  Distance,
  Point,
} from '../../_shared/distances/centroidClusters';
import {pointsOf, rowCount} from '../../_shared/tables/innerNumbers';
import type {Run} from '../../_shared/types';

/** Cluster of a row, and the bounds of its distances to the centers. */
type Row = {
  readonly point: Point;
  readonly lower: number[];
  cluster: number;
  upper: number;
  isStale: boolean;
};

function centerDistances(centers: readonly Point[], distance: Distance) {
  const between = centers.map((one) =>
    centers.map((other) => distance(one, other)),
  );
  const half = between.map(
    (row, at) => Math.min(...row.filter((_, other) => other !== at)) / 2,
  );
  return {between, half};
}

function firstCluster(
  point: Point,
  centers: readonly Point[],
  distance: Distance,
): Row {
  const {between} = centerDistances(centers, euclidean);
  const lower = centers.map(() => 0);
  let cluster = 0;
  let upper = distance(centers[0] as Point, point);
  lower[0] = upper;
  centers.forEach((center, at) => {
    if (at === 0 || Number(between[cluster]?.[at]) >= 2 * upper) {
      return;
    }
    const own = distance(center, point);
    lower[at] = own;
    if (own < upper) {
      upper = own;
      cluster = at;
    }
  });
  return {point, lower, cluster, upper, isStale: false};
}

function reassign(row: Row, centers: readonly Point[], distance: Distance) {
  const {between, half} = centerDistances(centers, euclidean);
  if (row.upper <= Number(half[row.cluster])) {
    return;
  }
  const isOut = (at: number) =>
    row.upper <= Number(row.lower[at]) ||
    row.upper <= Number(between[row.cluster]?.[at]) / 2;
  centers.forEach((center, at) => {
    if (at === row.cluster || isOut(at)) {
      return;
    }
    if (row.isStale) {
      row.upper = distance(row.point, centers[row.cluster] as Point);
      row.lower[row.cluster] = row.upper;
      row.isStale = false;
    }
    if (!isOut(at)) {
      const own = distance(row.point, center);
      row.lower[at] = own;
      if (own < row.upper) {
        row.cluster = at;
        row.upper = own;
      }
    }
  });
}

/**
 * Elkan's k-means. Calls `distance` only if the bounds do not rule out a
 * center.
 */
export function elkan(
  points: readonly Point[],
  starts: readonly Point[],
  distance: Distance,
  maxSteps = 100,
): Clusters {
  let centers = starts;
  const rows = points.map((point) => firstCluster(point, starts, distance));
  const steps = [starts];
  let isStable = false;
  for (let step = 0; step < maxSteps && !isStable; step++) {
    const before = centers;
    rows.forEach((row) => {
      reassign(row, before, distance);
    });
    centers = before.map((center, at) =>
      meanOf(
        rows.filter(({cluster}) => cluster === at).map(({point}) => point),
        center.length,
      ),
    );
    const moves = centers.map((center, at) =>
      euclidean(center, before[at] as Point),
    );
    rows.forEach((row) => {
      moves.forEach((move, at) => {
        row.lower[at] = Math.max(0, Number(row.lower[at]) - move);
      });
      row.upper += Number(moves[row.cluster]);
      row.isStale = true;
    });
    steps.push(centers);
    isStable = moves.every((move) => move === 0 || Number.isNaN(move));
  }
  return {assignments: rows.map(({cluster}) => cluster), centers, steps};
}

/** k-Means (fast) with the Euclidean distance. */
export const run: Run = ({'example set': table = []}, settings) => {
  const columns = checkToCluster(table);
  const points = pointsOf(columns, rowCount(table));
  const {assignments, centers} = bestOfRuns(
    points,
    {determine_good_start_values: true, ...settings},
    euclidean,
    (starts) =>
      elkan(
        points,
        starts,
        euclidean,
        Number(settings.max_optimization_steps ?? 100),
      ),
  );
  return {
    'cluster model': centerTable(columns, centers),
    'clustered set': withClusters(table, assignments, settings),
  };
};
