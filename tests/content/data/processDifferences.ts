import type {Difference} from '../checks/operatorFacts';

/** What process files do not say of the attribute filter, which is the same in all operators. */
const FILTER_OF_THE_CORE: readonly Difference[] = [
  'attribute.required',
  'attributes.required',
  'regular_expression.required',
  'except_regular_expression.required',
  'except_regular_expression.only_when',
  'value_type.required',
  'value_type.options',
  'except_value_type.required',
  'except_value_type.options',
  'except_value_type.only_when',
  'block_type.required',
  'block_type.options',
  'except_block_type.required',
  'except_block_type.options',
  'except_block_type.only_when',
  'numeric_condition.required',
].map((field) => ({
  id: 'operators/cleansing/missing/handle_unknown_values',
  field,
  reason:
    'The facts are from process files, which do not say it; the filter is the one of the other operators.',
}));

/** What process files do not say of parameters that all operators share. */
const SHARED_PARAMETERS: readonly Difference[] = [
  ['modeling/segmentation/k_means_h2o', 'use_local_random_seed.advanced'],
  ['modeling/segmentation/k_means_h2o', 'local_random_seed.min'],
  ['modeling/segmentation/k_means_h2o', 'local_random_seed.advanced'],
  ['modeling/segmentation/k_means_h2o', 'local_random_seed.only_when'],
  [
    'utility/process_control/loops/loop_parameters',
    'enable_parallel_execution.advanced',
  ],
].map(([page, field = '']) => ({
  id: `operators/${page}`,
  field,
  reason:
    'The facts are from process files; the page has the parameter as all other operators do.',
}));

/** Ports that are numbered in process files and have no number in the facts. */
const NUMBERED_PORTS: readonly Difference[] = [
  'utility/process_control/loops/loop',
  'utility/process_control/loops/loop_attributes',
  'utility/process_control/loops/loop_files',
  'utility/process_control/loops/loop_values',
  'modeling/optimization/parameters/optimize_parameters_grid',
].flatMap((page) =>
  ['inputs', 'outputs'].map((field) => ({
    id: `operators/${page}`,
    field,
    reason:
      'The facts leave out the number; sample processes connect `input 1` and `output 1`, and one more port appears for each connection.',
  })),
);

/** Where pages say more than the process files from which their facts are. */
export const PROCESS_FILES: readonly Difference[] = [
  {
    id: 'operators/utility/process_control/loops/loop_parameters',
    field: 'subprocesses',
    reason:
      'The facts have a number in place of the name of the inner process; the page names it as the older operator does.',
  },
  ...FILTER_OF_THE_CORE,
  ...NUMBERED_PORTS,
  ...SHARED_PARAMETERS,
];
