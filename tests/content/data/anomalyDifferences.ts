import type {Difference} from '../checks/operatorFacts';

/** Numbers of Anomaly Detection that the facts call advanced. */
export const ANOMALY_NUMBERS: readonly Difference[] = [
  ...['gamma', 'coef0', 'nu', 'epsilon'].map((name) => [
    'anomaly_detection/kernel_based/one_class_libsvm_anomaly_score',
    name,
  ]),
  [
    'anomaly_detection/nearest_neighbor_based/local_correlation_integral_loci',
    'alpha',
  ],
  ['cluster_based_anomaly', 'gamma'],
  [
    'deprecated/clustering_based_multivariate_gaussian_outlier_score_cmgos',
    'gamma',
  ],
].map(([page, name]) => ({
  id: `operators/extensions/Anomaly_Detection/${page}`,
  field: `${name}.advanced`,
  reason:
    'The extension does not say whether it is advanced, and the core then shows a number with decimals to everyone.',
}));
