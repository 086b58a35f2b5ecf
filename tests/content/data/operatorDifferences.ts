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

/** Where pages differ from the collected facts on purpose. An entry that is not needed fails the test. */
export const DIFFERENCES: readonly Difference[] = [
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
    id: 'operators/modeling/segmentation/expectation_maximization_clustering',
    field: 'divergence.only_when',
    reason:
      'The facts have two conditions that exclude each other; in the public code, the divergence is shown with BregmanDivergences.',
  },
  ...FILTER_OF_THE_CORE,
  ...FUNCTION_FITTING,
  ...READ_ACCESS,
];

/** Categories of which every operator in the facts must have its page. */
export const COMPLETE_CATEGORIES: readonly string[] = [
  'blending',
  'cleansing',
  'data_access',
  'scoring',
];
