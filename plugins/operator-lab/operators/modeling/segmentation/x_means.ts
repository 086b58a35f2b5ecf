import {
  bestOfRuns,
  checkToCluster,
  euclidean,
  moveCenters,
  nearestCenter,
} from '../../_shared/distances/centroidClusters';
import {centerTable, withClusters} from '../../_shared/distances/clusterTables';
import {pointsOf, rowCount} from '../../_shared/tables/innerNumbers';
import type {Run} from '../../_shared/types';

/**
 * X-Means of a table without a column `cluster`. This example never splits a
 * cluster.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const columns = checkToCluster(table);
  const points = pointsOf(columns, rowCount(table));
  const {centers} = bestOfRuns(
    points,
    {
      determine_good_start_values: true,
      ...settings,
      k: settings.k_min ?? 3,
    },
    euclidean,
    (starts) =>
      moveCenters(points, starts, euclidean, {
        maxSteps: Number(settings.max_optimization_steps ?? 100),
      }),
  );
  const assignments = points.map((point) =>
    nearestCenter(centers, point, euclidean),
  );
  return {
    'cluster model': centerTable(columns, centers),
    'clustered set': withClusters(table, assignments, settings),
  };
};
