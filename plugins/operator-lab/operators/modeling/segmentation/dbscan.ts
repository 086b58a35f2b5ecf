import {checkToCluster} from '../../_shared/distances/centroidClusters';
import {withClusters} from '../../_shared/distances/clusterTables';
import {rowCount} from '../../_shared/tables/innerNumbers';
import {mixedDistance} from '../../_shared/distances/mixedDistance';
import type {Run} from '../../_shared/types';

/** Returns the rows within epsilon of a row, including the row itself. */
export type Neighborhood = (row: number) => readonly number[];

/** Cluster number of each row, or 0 for noise. */
export function densityClusters(
  rows: number,
  neighborhood: Neighborhood,
  minPoints: number,
): readonly number[] {
  const visited = new Set<number>();
  const noise = new Set<number>();
  const clusters = Array.from({length: rows}, () => 0);
  let cluster = 1;
  for (let row = 0; row < rows; row++) {
    if (visited.has(row)) {
      continue;
    }
    const queue = [...neighborhood(row)];
    if (queue.length < minPoints) {
      noise.add(row);
      continue;
    }
    for (const current of queue) {
      clusters[current] = cluster;
      visited.add(current);
      const near = neighborhood(current);
      for (const one of near.length >= minPoints ? near : []) {
        if (!visited.has(one)) {
          if (!noise.has(one)) {
            queue.push(one);
          }
          clusters[one] = cluster;
          visited.add(one);
        }
      }
    }
    cluster++;
  }
  return clusters;
}

/** DBSCAN with the mixed Euclidean distance. */
export const run: Run = ({'example set': table = []}, settings) => {
  const columns = checkToCluster(table);
  const rows = rowCount(table);
  const epsilon = Number(settings.epsilon ?? 1);
  const all = Array.from({length: rows}, (_, row) => row);
  const neighborhood: Neighborhood = (row) =>
    all.filter((other) => mixedDistance(columns, row, other) < epsilon);
  const clusters = densityClusters(
    rows,
    neighborhood,
    Number(settings.min_points ?? 5),
  );
  return {'clustered set': withClusters(table, clusters, settings)};
};
