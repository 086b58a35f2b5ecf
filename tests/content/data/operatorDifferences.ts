import type {Difference} from '../checks/operatorFacts';
import {ANOMALY_NUMBERS} from './anomalyDifferences';
import {EQUALIZED} from './equalizeDifferences';
import {FILES} from './fileDifferences';
import {CLOSED_LISTS} from './listDifferences';
import {PROCESS_FILES} from './processDifferences';
import {STREAMING} from './streamingDifferences';
import {TEXT_PAGES} from './textDifferences';
import {TIME_SERIES} from './timeSeriesDifferences';

/** What workflows show of Deep Learning and Image Handling, and the facts do not say. */
const TENSORS_AND_IMAGES: readonly Difference[] = [
  ...['color_convert_image', 'color_scale_image'].flatMap((name) =>
    ['inputs', 'outputs'].map((field) => ({
      id: `operators/extensions/Image_Handling/transform/${name}`,
      field,
      reason:
        'The facts list no ports; the workflows that they come from connect transformer with transformer.',
    })),
  ),
  ...['dl4j_autoencoder', 'dl4j_tensor_sequential_neural_network'].flatMap(
    (name) =>
      ['parameters', 'loss_function.type'].map((field) => ({
        id: `operators/extensions/Deep_Learning/modeling/${name}`,
        field,
        reason:
          'The facts doubt the loss function, which no workflow has; the output layer holds it.',
      })),
  ),
];

/** What the facts leave out of Read Access, and the public code of the older reader shows. */
const READ_ACCESS: readonly Difference[] = [
  'password.type',
  'query.only_when',
  'query_file.only_when',
  'table_name.only_when',
].map((field) => ({
  id: 'operators/data_access/files/read/read_access',
  field,
  reason:
    'The older reader has a password that is hidden, and shows a parameter only for the kind of query that needs it.',
}));

/** What Function Fitting shows for one algorithm only; the facts name the algorithm, and not the parameter. */
const FUNCTION_FITTING: readonly Difference[] = [
  'set_interpolation_points',
  'initial_trust',
  'stop_trust',
  'sigma',
  'set_population_size',
  'active_cma',
  'diagonal_only',
  'feasible_count',
  'stop_improvement',
  'stop_error',
].map((name) => ({
  id: 'operators/modeling/predictive/functions/function_fitting',
  field: `${name}.only_when`,
  reason:
    'The facts have the name of the algorithm as the condition; the page says which parameter has it.',
}));

/** A parameter of JSON To Data that the facts infer. */
const JSON_COLUMNS: readonly Difference[] = [
  'parameters',
  'attributes.type',
  'attributes.only_when',
].map((field) => ({
  id: 'operators/extensions/Text_Processing/json_to_data',
  field,
  reason:
    'The facts infer a list of columns that nobody has seen; the setting is a number of documents.',
}));

/** Defaults and lowest values that the facts on Function Fitting lack, or take from other operators. */
const FUNCTION_FITTING_DEFAULTS: readonly Difference[] = [
  'active_cma.default',
  'diagonal_only.default',
  'diagonal_only.min',
  'feasible_count.default',
  'feasible_count.min',
  'stop_improvement.default',
  'stop_improvement.min',
  'stop_error.default',
  'stop_error.min',
  'local_random_seed.default',
  'local_random_seed.default_text',
  'local_random_seed.min',
].map((field) => ({
  id: 'operators/modeling/predictive/functions/function_fitting',
  field,
  reason:
    'The source has defaults and lowest values here that the facts lack, and a seed of its own, which may be any whole number.',
}));

/** Operators that the public registry has without the prefix of their key. */
const OLDER_CODE: readonly Difference[] = [
  'attributes/generation/generate_id',
  'attributes/selection/select_attributes',
  'examples/sampling/split_data',
].map((page) => ({
  id: `operators/blending/${page}`,
  field: 'source',
  reason:
    'The public registry does not have this key; the class in the facts is that of the older operator.',
}));

/** Tree learners whose base class determines when pruning is shown, which the facts leave out. */
const PRUNING = ['decision_tree', 'random_forest'].map((name) => ({
  id: `operators/modeling/predictive/trees/parallel_${name}`,
  field: 'apply_pruning.only_when',
  reason:
    'The base class in the public code hides this parameter if the criterion is least_square.',
}));

/** Where pages differ from the collected facts on purpose. An entry that is not needed fails the test. */
export const DIFFERENCES: readonly Difference[] = [
  ...OLDER_CODE,
  ...PRUNING,
  {
    id: 'operators/deprecated/exchange_roles',
    field: 'key',
    reason:
      'The facts give the same key to the operator that has taken its place, and a key belongs to one page.',
  },
  {
    id: 'operators/data_access/files/write/write_pmml',
    field: 'version.default',
    reason:
      'The facts note that the default was not read; the class that they name has the first version of its list.',
  },
  {
    id: 'operators/cleansing/missing/replace_missing_values',
    field: 'replenishment_value.only_when',
    reason:
      'The facts have the condition as data that no record can hold; the page says it in words.',
  },
  {
    id: 'operators/modeling/predictive/rules/tree_to_rules',
    field: 'outputs',
    reason:
      'The port announces a tree, as the facts say, and delivers a list of rules.',
  },
  {
    id: 'operators/modeling/segmentation/expectation_maximization_clustering',
    field: 'divergence.only_when',
    reason:
      'The facts have two conditions that exclude each other; in the public code, the divergence is shown with BregmanDivergences.',
  },
  {
    id: 'operators/modeling/time_series/transformation/fast_fourier_transformation',
    field: 'sample_rate.only_when',
    reason:
      'The facts say it in words; the page says it by the two parameters that are meant.',
  },
  {
    id: 'operators/extensions/Text_Processing/filtering/filter_tokens_by_content',
    field: 'string.only_when',
    reason:
      'The condition in the facts is older than two of the options, which compare with a text as well.',
  },
  {
    id: 'operators/extensions/Text_Processing/filtering/filter_tokens_by_content',
    field: 'regular_expression.only_when',
    reason:
      'Workflows have the parameter with contains match, too, as the facts note beside the condition.',
  },
  {
    id: 'operators/extensions/Kafka_Connector/kafka/write_kafka_topic',
    field: 'parameters',
    reason:
      'The facts doubt message sending: neither workflows nor the public page have it.',
  },
  {
    id: 'operators/extensions/Kafka_Connector/kafka/write_kafka_topic',
    field: 'message_sending.type',
    reason:
      'The facts doubt message sending: neither workflows nor the public page have it.',
  },
  ...['parameters', 'time_interval.type'].map((field) => ({
    id: 'operators/extensions/Sensor_Link/calculate_data',
    field,
    reason:
      'The facts have this name from a title that is cut off, so neither the name nor its meaning is known.',
  })),
  ...['inputs', 'outputs'].map((field) => ({
    id: 'operators/extensions/Custom_Operators/data_access/custom_execute_process',
    field,
    reason:
      'The facts say in words that inputs and results grow as they are connected.',
  })),
  {
    id: 'operators/extensions/Text_Processing/utility/aggregate_meta_data',
    field: 'inputs',
    reason: 'The facts say in words that inputs grow as they are connected.',
  },
  ...[
    'operators/deprecated/send_mail',
    'operators/utility/misc/send_mail_attachments',
  ].map((id) => ({
    id,
    field: 'inputs',
    reason:
      'The facts do not mark the connection port as optional; the operator also takes the connection of its parameter.',
  })),
  {
    id: 'operators/utility/process_control/loops/loop_repository',
    field: 'subprocesses',
    reason:
      'The facts say that the port returns files; with the entry type IOObject, it returns stored objects.',
  },
  ...CLOSED_LISTS,
  ...ANOMALY_NUMBERS,
  ...JSON_COLUMNS,
  ...FILES,
  ...PROCESS_FILES,
  ...FUNCTION_FITTING,
  ...FUNCTION_FITTING_DEFAULTS,
  ...READ_ACCESS,
  ...STREAMING,
  ...TENSORS_AND_IMAGES,
  ...TIME_SERIES,
  ...EQUALIZED,
  ...TEXT_PAGES,
];
