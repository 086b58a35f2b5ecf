import {liveOf} from '../../../plugins/operator-lab/live/fields';
import {writtenExample} from '../../../plugins/operator-lab/live/writtenExample';
import {numberIn} from '../../../plugins/operator-lab/run/columnOf';
import type {
  Column,
  Table,
  Tables,
} from '../../../plugins/operator-lab/run/types';
import {shownTable} from '../../../plugins/operator-lab/run/shownTable';
import type {ExampleOperator} from '../../../plugins/shared/liveExamples';

/** A page with a live example. */
type ExamplePage = {
  /** Path within the project. */
  readonly file: string;
  readonly content: string;
  readonly record: ExampleOperator;
};

/**
 * Returns true if the cells of a page end with the values of a column, rounded
 * to the decimal places of the cells.
 */
function shows(cells: readonly string[], column: Column): boolean {
  const {values} = column;
  const texts = cells.slice(-values.length);
  const shownTexts = shownTable([column])[0]?.texts ?? [];
  return (
    texts.length === values.length &&
    values.every((value, row) => {
      const text = (texts[row] ?? '').replaceAll('\\', '');
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        return text === shownTexts[row];
      }
      const digits = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
      const shown = numberIn(text);
      return (
        shown !== undefined &&
        Math.abs(shown - value) <= 0.500001 * 10 ** -digits
      );
    })
  );
}

/**
 * Pages that show only a part of the result. `tests/content/examples` checks
 * the rest.
 */
const PARTLY = new Set([
  'blending/values/split',
  'cleansing/missing/declare_missing_value',
  'extensions/Operator_Toolbox/models/get_interpretation_subprocess',
  'extensions/Operator_Toolbox/outliers/tukey_test',
  'modeling/associations/fp_growth',
  'modeling/predictive/ensembles/adaboost',
  'modeling/predictive/ensembles/bagging',
  'modeling/predictive/ensembles/bayesian_boosting',
  'modeling/predictive/ensembles/stacking',
  'modeling/predictive/ensembles/vote',
  'modeling/predictive/neural_nets/auto_mlp',
  'modeling/predictive/rules/subgroup_discovery',
  'modeling/predictive/rules/tree_to_rules',
  'modeling/predictive/trees/decision_tree_multiway',
  'modeling/predictive/trees/gradient_boosted_trees',
  'modeling/predictive/trees/parallel_random_forest',
  'modeling/predictive/trees/random_tree',
  'modeling/time_series/feature_extraction/extract_std_descriptive_features',
  'scoring/confidences/find_threshold',
  'utility/process_control/branches/branch',
  'utility/process_control/loops/loop_files',
  'validation/cross_validation',
  'validation/performance/performance_min_max',
  'validation/performance/predictive/performance_costs',
  'validation/performance/segmentation/map_clustering_on_labels',
]);

/** Pages whose tables have other headings than the columns of the result. */
const OTHER_NAMES = new Set([
  'blending/attributes/generation/generate_aggregation',
  'blending/attributes/generation/generate_concatenation',
  'blending/attributes/generation/generate_id',
  'blending/attributes/generation/generate_weight_lpr',
  'blending/attributes/types/date_to_nominal',
  'blending/attributes/types/format_numbers',
  'blending/attributes/types/nominal_to_date',
  'blending/attributes/types/numerical_to_binominal',
  'blending/attributes/types/numerical_to_date',
  'blending/attributes/types/parse_numbers',
  'blending/attributes/types/real_to_integer',
  'blending/values/adjust_date',
  'blending/values/cut',
  'blending/values/map',
  'blending/values/merge',
  'blending/values/replace',
  'blending/values/replace_dictionary',
  'cleansing/binning/discretize_by_bins',
  'cleansing/binning/discretize_by_entropy',
  'cleansing/binning/discretize_by_frequency',
  'cleansing/binning/discretize_by_size',
  'cleansing/binning/discretize_by_user_specification',
  'cleansing/missing/remove_unused_values',
  'cleansing/missing/replace_infinite_values',
  'cleansing/normalization/normalize',
  'extensions/Anomaly_Detection/anomaly_detection/kernel_based/one_class_libsvm_anomaly_score',
  'extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/approximate_local_correlation_integral_aloci',
  'extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_correlation_integral_loci',
  'extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_outlier_probability_loop',
  'extensions/Anomaly_Detection/anomaly_detection/statistical_based/histogram_based_outlier_score_hbos',
  'extensions/Anomaly_Detection/cluster_based_anomaly',
  'extensions/Anomaly_Detection/rpca_based_anomaly',
  'extensions/Anomaly_Detection/time_series_anomaly_detection',
  'extensions/Anomaly_Detection/utility/generate_anomaly_flag',
  'extensions/Operator_Toolbox/models/get_interpretation_subprocess',
  'extensions/Operator_Toolbox/outliers/tukey_test',
  'extensions/Operator_Toolbox/text_processing/lda',
  'extensions/Operator_Toolbox/text_processing/split_document_into_collection',
  'extensions/Text_Processing/process_document_from_data',
  'extensions/Text_Processing/transformation/window_document',
  'modeling/feature_weights/weight_by_chi_squared_statistic',
  'modeling/feature_weights/weight_by_component_model',
  'modeling/feature_weights/weight_by_deviation',
  'modeling/feature_weights/weight_by_forest',
  'modeling/feature_weights/weight_by_pca',
  'modeling/feature_weights/weight_by_relief',
  'modeling/feature_weights/weight_by_svm',
  'modeling/feature_weights/weight_by_uncertainty',
  'modeling/feature_weights/weight_by_value_average',
  'modeling/optimization/feature_selection/optimize_selection',
  'modeling/optimization/feature_selection/optimize_selection_backward',
  'modeling/optimization/feature_selection/optimize_selection_brute_force',
  'modeling/optimization/feature_selection/optimize_selection_forward',
  'modeling/optimization/feature_selection/optimize_selection_weight_guided',
  'modeling/optimization/feature_weighting/optimize_weights_backward',
  'modeling/optimization/feature_weighting/optimize_weights_forward',
  'modeling/optimization/parameters/clone_parameters',
  'modeling/optimization/parameters/set_parameters',
  'modeling/predictive/discriminant_analysis/regularized_discriminant_analysis',
  'modeling/predictive/ensembles/hierarchical_multi_class_classification',
  'modeling/predictive/ensembles/metacost',
  'modeling/predictive/ensembles/polynomial_by_binomial_classification',
  'modeling/predictive/functions/gaussian_process',
  'modeling/predictive/functions/local_polynomial_regression',
  'modeling/predictive/group_models',
  'modeling/predictive/rules/tree_to_rules',
  'modeling/predictive/support_vector_machines/support_vector_machine_linear',
  'modeling/predictive/trees/parallel_random_forest',
  'modeling/predictive/update_model',
  'modeling/time_series/feature_extraction/extract_std_descriptive_features',
  'modeling/time_series/forecasting/arima_trainer',
  'modeling/time_series/forecasting/default_forecast_trainer',
  'modeling/time_series/forecasting/holt-winters_trainer',
  'modeling/time_series/transformation/exponential_smoothing',
  'modeling/time_series/transformation/fast_fourier_transformation',
  'modeling/time_series/transformation/integration',
  'modeling/time_series/transformation/logarithm',
  'modeling/time_series/transformation/replace_missing_values',
  'modeling/time_series/validation/forecast_validation',
  'scoring/confidences/apply_threshold',
  'scoring/confidences/drop_uncertain_predictions',
  'utility/process_control/loops/loop_batches',
  'utility/process_control/loops/loop_clusters',
  'utility/random_data_generation/generate_data',
  'validation/performance/performance_min_max',
  'validation/performance/predictive/performance_binominal_classification',
  'validation/performance/predictive/performance_classification',
  'validation/performance/predictive/performance_regression',
]);

/**
 * Returns true if a page shows a result: a table with all of its columns, or
 * each column, by name, that differs from every input column. On pages in `PARTLY`, one
 * such column is enough.
 */
export function isOnPage(
  {file, content, record}: ExamplePage,
  tablesIn: Tables,
  result: Table,
): boolean {
  const id = file.replace(/^docs\/operators\/|\.mdx$/g, '');
  const inputs = Object.values(tablesIn).flat();
  const isInput = ({name, values}: Column) =>
    inputs.some(
      (input) =>
        input.name === name &&
        input.values.length === values.length &&
        input.values.every((value, row) => Object.is(value, values[row])),
    );
  const {section = 'Example'} = liveOf(record) ?? {};
  const written = writtenExample(content, section);
  const tables = [...written.tables, ...written.blocks].map(({head, rows}) =>
    head.map((name, at) => ({name, texts: rows.map((row) => row[at] ?? '')})),
  );
  const columns = tables.flat();
  const added = result.filter((column) => !isInput(column));
  const shown = added.filter((column) =>
    columns.some(
      ({name, texts}) =>
        (name === column.name || OTHER_NAMES.has(id)) && shows(texts, column),
    ),
  );
  return (
    tables.some((table) =>
      result.every((column) =>
        table.some(
          ({name, texts}) => name === column.name && shows(texts, column),
        ),
      ),
    ) ||
    (shown.length > 0 && (shown.length === added.length || PARTLY.has(id)))
  );
}
