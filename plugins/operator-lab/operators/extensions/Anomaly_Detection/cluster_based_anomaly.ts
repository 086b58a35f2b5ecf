import {euclidean} from '../../_shared/distances/centroidClusters';
import {
  meansOf,
  onlyKnown,
  onlyNumeric,
  rowsOf,
} from '../../_shared/numbers/components';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {NotComputed, OperatorError} from '../../_shared/types';
import {withRole} from '../../_shared/tables/withRole';
import type {Run, Settings} from '../../_shared/types';

type Row = readonly number[];

/** Rows and center of a cluster. */
type Cluster = {readonly rows: readonly Row[]; readonly center: Row};

/**
 * Finds the large clusters by the ratio of consecutive sizes (`beta`), and by
 * `alpha`, which is used as a share of all rows.
 */
function largeByRatio(clusters: readonly Cluster[], settings: Settings) {
  const beta = Number(settings.beta ?? 5);
  const sizes = clusters.map(({rows}) => rows.length);
  const normal =
    Number(settings.alpha ?? 90) * sizes.reduce((sum, size) => sum + size, 0);
  const order = [...sizes.keys()].sort(
    (a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0),
  );
  let sum = 0;
  const last = order.findIndex((cluster, rank) => {
    const size = sizes[cluster] ?? 0;
    const next = sizes[order[rank + 1] ?? -1];
    sum += size;
    return (
      sum >= normal || (next !== undefined && Math.floor(size / next) >= beta)
    );
  });
  return new Set(last < 0 ? order : order.slice(0, last + 1));
}

/**
 * Finds the clusters that have at least a given share (gamma) of the mean size.
 */
function largeBySize(clusters: readonly Cluster[], settings: Settings) {
  const rows = clusters.reduce((sum, one) => sum + one.rows.length, 0);
  const least =
    (Number(settings['gamma_(ldcof)'] ?? 0.1) * rows) / clusters.length;
  return new Set(
    [...clusters.keys()].filter(
      (at) => (clusters[at]?.rows.length ?? 0) >= least,
    ),
  );
}

/**
 * Returns the cluster whose center is the reference for a row: its own cluster
 * if that is large, or else the nearest large one.
 */
function judge(
  row: Row,
  own: number,
  clusters: readonly Cluster[],
  large: ReadonlySet<number>,
): number {
  const far = (at: number) => euclidean(clusters[at]?.center ?? [], row);
  return large.has(own)
    ? own
    : ([...large].sort((a, b) => far(a) - far(b) || a - b)[0] ?? own);
}

/**
 * Detect Outliers (Clustering) with CBLOF or LDCOF, on a table that has
 * clusters.
 */
export const run: Run = (inputs, settings) => {
  const {exa: table = []} = inputs;
  const assigned = table.find(({role}) => role === 'cluster');
  if (!assigned) {
    throw new OperatorError('The table has no clusters.');
  }
  if (settings.algorithm === 'CMGOS') {
    throw new NotComputed('This example cannot compute CMGOS.');
  }
  onlyNumeric(table);
  const columns = regularColumns(table);
  onlyKnown(columns);
  const rows = rowsOf(columns);
  const names = [...new Set(assigned.values)];
  const clusters = names.map((name): Cluster => {
    const own = rows.filter((_, at) => assigned.values[at] === name);
    return {rows: own, center: meansOf(own)};
  });
  const isLocal = settings.algorithm === 'LDCOF';
  const bySize = isLocal && settings.divide_clusters_like_cblof === true;
  const large = bySize
    ? largeBySize(clusters, settings)
    : largeByRatio(clusters, settings);
  const spreads = clusters.map(
    (one) =>
      one.rows.reduce((sum, row) => sum + euclidean(one.center, row), 0) /
      one.rows.length,
  );
  const weighs =
    !isLocal && settings.use_cluster_size_as_weighting_factor !== false;
  const scores = rows.map((row, at) => {
    const own = names.indexOf(assigned.values[at] ?? null);
    const by = judge(row, own, clusters, large);
    const distance = euclidean(clusters[by]?.center ?? [], row);
    if (isLocal) {
      const spread = spreads[by] ?? 0;
      return spread === 0 ? 0 : distance / spread;
    }
    return weighs ? distance * (clusters[own]?.rows.length ?? 0) : distance;
  });
  return {
    exa: withRole(table, {
      name: 'prediction',
      type: 'real',
      role: 'prediction',
      values: scores,
    }),
  };
};
