import {
  bestOfRuns,
  checkToCluster,
  moveCenters,
  squaredEuclidean,
} from '../../_shared/distances/centroidClusters';
import {plusPlusStarts} from '../../_shared/distances/plusPlusStarts';
import {centerTable, withClusters} from '../../_shared/distances/clusterTables';
import {pointsOf, rowCount} from '../../_shared/tables/innerNumbers';
import type {Run} from '../../_shared/types';

/** k-Means with the squared Euclidean distance. */
export const run: Run = ({'example set': table = []}, settings) => {
  const columns = checkToCluster(table);
  const points = pointsOf(columns, rowCount(table));
  const {assignments, centers} = bestOfRuns(
    points,
    {determine_good_start_values: true, ...settings},
    squaredEuclidean,
    (starts) =>
      moveCenters(points, starts, squaredEuclidean, {
        maxSteps: Number(settings.max_optimization_steps ?? 100),
      }),
    plusPlusStarts,
  );
  return {
    'cluster model': centerTable(columns, centers),
    'clustered set': withClusters(table, assignments, settings),
  };
};
