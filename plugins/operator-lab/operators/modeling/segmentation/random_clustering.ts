import {withClusters} from '../../_shared/distances/clusterTables';
import {rowCount} from '../../_shared/tables/innerNumbers';
import {javaRandom} from '../../_shared/numbers/javaRandom';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/** Random Clustering with a local random seed. */
export const run: Run = ({'example set': table = []}, settings) => {
  const rows = rowCount(table);
  if (rows === 0) {
    throw new OperatorError('The table has no rows.');
  }
  const random = javaRandom(Number(settings.local_random_seed ?? 1992));
  const count = Number(settings.number_of_clusters ?? 3);
  const clusters = Array.from({length: rows}, () => random.nextInt(count));
  return {'clustered set': withClusters(table, clusters, settings)};
};
