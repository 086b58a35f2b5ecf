import {isNominal} from '../../_shared/tables/chosenColumns';
import {
  bestOfRuns,
  checkToCluster,
  moveCenters,
} from '../../_shared/distances/centroidClusters';
import {centerTable, withClusters} from '../../_shared/distances/clusterTables';
import type {Distance, Point} from '../../_shared/distances/centroidClusters';
import {pointsOf, rowCount} from '../../_shared/tables/innerNumbers';
import type {Column, Run} from '../../_shared/types';

/**
 * Mixed Euclidean distance of rows of numbers. A difference in a nominal column
 * adds 1.
 */
export function mixedPoints(columns: readonly Column[]): Distance {
  const nominal = columns.map(isNominal);
  return (a, b) =>
    Math.sqrt(
      a.reduce((sum, value, at) => {
        const difference = value - Number(b[at]);
        return sum + (nominal[at] ? Number(difference !== 0) : difference ** 2);
      }, 0),
    );
}

/**
 * k-Medoids with the mixed Euclidean distance. The center of a cluster is its
 * last row.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const columns = checkToCluster(table);
  const points = pointsOf(columns, rowCount(table));
  const distance = mixedPoints(columns);
  const {assignments, centers} = bestOfRuns(
    points,
    {k: 2, ...settings},
    distance,
    (starts) =>
      moveCenters(points, starts, distance, {
        maxSteps: Number(settings.max_optimization_steps ?? 100),
        center: (own) => (own.at(-1) ?? points.at(-1)) as Point,
      }),
  );
  return {
    'cluster model': centerTable(columns, centers),
    'clustered set': withClusters(table, assignments, settings),
  };
};
