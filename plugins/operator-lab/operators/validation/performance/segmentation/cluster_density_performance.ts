import {sum} from '../../../_shared/numbers/averages';
import {euclidean} from '../../../_shared/distances/centroidClusters';
import {withMeasures} from '../../../_shared/performance/clusterPerformance';
import {
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {OperatorError} from '../../../_shared/types';
import type {Run, Table} from '../../../_shared/types';

/**
 * Position of each row's cluster, by id. It is -1 if the model does not list
 * the id.
 */
function clusterOfRows(
  table: Table,
  model: Table,
  clusters: readonly string[],
) {
  const ids = columnWithRole(table, 'id')?.values;
  if (!ids) {
    throw new OperatorError('The table has no id.');
  }
  const [listed = [], names = []] = ['id', 'cluster'].map(
    (name) => model.find((column) => column.name === name)?.values,
  );
  return ids.map((id) => clusters.indexOf(String(names[listed.indexOf(id)])));
}

/**
 * Cluster Density Performance with the Euclidean distance. The cluster model is
 * a table of ids and clusters.
 */
export const run: Run = (inputs) => {
  const {'example set': table = [], 'cluster model': model = []} = inputs;
  const names = model.find(({name}) => name === 'cluster')?.values ?? [];
  const clusters = [...new Set(names.map(String))];
  const ofRow = clusterOfRows(table, model, clusters);
  if (ofRow.includes(-1)) {
    throw new OperatorError('The model does not list each id of the table.');
  }
  const points = pointsOf(regularColumns(table), rowCount(table));
  const sums = clusters.map((_, cluster) => {
    const own = points.filter((__, row) => ofRow[row] === cluster);
    return sum(own.flatMap((a) => own.map((b) => -euclidean(a, b))));
  });
  const sizes = clusters.map(
    (cluster) => names.filter((name) => name === cluster).length,
  );
  return {
    'example set': table,
    'performance vector': withMeasures(inputs['performance vector'], [
      ['Avg. within cluster distance', sum(sums) / sum(sizes)],
      ...clusters.map(
        (_, at) =>
          [
            `Avg. within cluster distance for cluster ${at}`,
            Number(sums[at]) / Number(sizes[at]),
          ] as const,
      ),
    ]),
  };
};
