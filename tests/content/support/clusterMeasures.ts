import {
  mean,
  sum,
} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';

/** Measures of clusters of points on a line, by their names in the glossary. */
export function clusterMeasures(clusters: readonly (readonly number[])[]) {
  const rows = sum(clusters.map(({length}) => length));
  const parts = clusters.map((points) => ({
    points,
    center: mean(points),
    spread: mean(points.map((point) => Math.abs(point - mean(points)))),
  }));
  const worst = parts.map((one) =>
    Math.max(
      ...parts
        .filter((other) => other !== one)
        .map(
          (other) =>
            (one.spread + other.spread) / Math.abs(one.center - other.center),
        ),
    ),
  );
  const differences = clusters.flatMap((one, at) =>
    clusters.slice(at + 1).map((other) => Math.abs(one.length - other.length)),
  );
  return {
    avg_within_centroid_distance:
      -sum(
        parts.flatMap(({points, center}) =>
          points.map((point) => (point - center) ** 2),
        ),
      ) / rows,
    davies_bouldin: -mean(worst),
    avg_within_cluster_distance:
      -sum(
        clusters.flatMap((points) =>
          points.flatMap((one) => points.map((other) => Math.abs(one - other))),
        ),
      ) / rows,
    number_of_clusters: clusters.length,
    cluster_number_index: 1 - clusters.length / rows,
    sum_of_squares: sum(clusters.map(({length}) => (length / rows) ** 2)),
    gini_coefficient: 1 - sum(differences) / (rows * (rows - 1)),
  };
}

/**
 * Information criteria of models, from the number of parameters,
 * log-likelihood, and number of values.
 */
export function informationCriteria(
  parameters: number,
  logLikelihood: number,
  values: number,
) {
  const aic = 2 * parameters - 2 * logLikelihood;
  return {
    aic,
    bic: parameters * Math.log(values) - 2 * logLikelihood,
    aicc: aic + (2 * parameters * (parameters + 1)) / (values - parameters - 1),
  };
}
